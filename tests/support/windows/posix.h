/* posix.h - what the tests and common.c take from POSIX and mingw lacks; tools/windows.sh puts it before every file.
 * SPDX-License-Identifier: MIT */
#ifndef WINDOWS_POSIX_H
#define WINDOWS_POSIX_H

#include <direct.h>
#include <sys/stat.h>

#define _SC_NPROCESSORS_ONLN 0
#define sysconf(name)        2L /* threads: enough for a test */
#define mkdir(path, mode)    mkdir(path)

#endif
