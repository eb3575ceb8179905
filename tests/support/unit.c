/* unit.c - the fixture that most tests stand on: see unit.h.
 * SPDX-License-Identifier: MIT */
#include "unit.h"

#include <stdlib.h>

int fixtureSetUp(void **state)
{
  Fixture *fixture = (Fixture *)calloc(1, sizeof(*fixture));
  RaysortContextInfo info;

  if (fixture == NULL)
    return 1;
  fixture->mock = mockCreate();
  info = mockContextInfo(fixture->mock);
  info.message = mockMessage;
  info.messageUser = &fixture->messages;
  *state = fixture;
  return raysortCreateContext(&info, &fixture->context) != VK_SUCCESS;
}

int fixtureTearDown(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const uint32_t violations = fixture->mock->violations;
  uint32_t live;

  if (violations != 0)
    print_error("misuse of Vulkan: %s\n", fixture->mock->violation);
  raysortDestroyContext(fixture->context);
  live = mockLiveObjects(fixture->mock);
  if (live != 0)
    print_error("%u objects leaked\n", live);
  mockDestroy(fixture->mock);
  free(fixture);
  return violations != 0 || live != 0;
}

void fixtureForget(Fixture *fixture)
{
  memset(&fixture->messages, 0, sizeof(fixture->messages));
  mockForget(&fixture->mock->trace);
}
