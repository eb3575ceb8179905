/* posix.h - what the tests and common/ take from POSIX and mingw lacks; tools/windows.sh puts it before every file.
 * SPDX-License-Identifier: MIT */
#ifndef WINDOWS_POSIX_H
#define WINDOWS_POSIX_H

#include <sys/stat.h> /* first: it declares another mkdir */

int _mkdir(const char *path); /* direct.h would bring names that tests have */
#define _SC_NPROCESSORS_ONLN 0
#define sysconf(name)        2L /* threads: enough for a test */
#define mkdir(path, mode)    _mkdir(path)

#endif
