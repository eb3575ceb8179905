/* test_input.c - the viewer's camera by mouse, touchpad and gamepad, with a GLFW made here: no display has a gamepad.
 * SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "input.h"
#include "window.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <math.h>
#include <string.h>

/* ---- the GLFW and the clock of this test ---- */

static Window window;
static int keys[GLFW_KEY_LAST + 1], buttons[GLFW_MOUSE_BUTTON_LAST + 1], isClosing, isSticky, hasPad;
static GLFWgamepadstate pad;
static double clock_;
static GLFWkeyfun onKey;
static GLFWmousebuttonfun onButton;
static GLFWcursorposfun onMove;
static GLFWscrollfun onScroll;

double seconds(void)
{
  return clock_;
}

void *glfwGetWindowUserPointer(GLFWwindow *handle)
{
  (void)handle;
  return &window;
}

void glfwSetWindowShouldClose(GLFWwindow *handle, int value)
{
  (void)handle;
  isClosing = value;
}

const char *glfwGetKeyName(int key, int scancode)
{
  (void)scancode; /* a French keyboard: A and Q are exchanged; and a Greek O */
  return key == GLFW_KEY_Q   ? "a"
         : key == GLFW_KEY_A ? "q"
         : key == GLFW_KEY_O ? "\xce\xbf"
         : key == GLFW_KEY_U ? "u"
                             : NULL;
}

int glfwGetKey(GLFWwindow *handle, int key)
{
  (void)handle;
  return keys[key];
}

int glfwGetMouseButton(GLFWwindow *handle, int button)
{
  (void)handle;
  return buttons[button];
}

int glfwGetGamepadState(int joystick, GLFWgamepadstate *state)
{
  *state = pad;
  return hasPad && joystick == GLFW_JOYSTICK_3; /* the first two are no gamepads */
}

void glfwGetCursorPos(GLFWwindow *handle, double *x, double *y)
{
  (void)handle;
  *x = *y = 0;
}

void glfwGetWindowSize(GLFWwindow *handle, int *width, int *height)
{
  (void)handle;
  *width = 400;
  *height = 300;
}

void glfwGetFramebufferSize(GLFWwindow *handle, int *width, int *height)
{
  (void)handle; /* two pixels a unit */
  *width = 800;
  *height = 600;
}

void glfwSetInputMode(GLFWwindow *handle, int mode, int value)
{
  (void)handle;
  isSticky |= mode == GLFW_STICKY_KEYS && value;
}

GLFWkeyfun glfwSetKeyCallback(GLFWwindow *handle, GLFWkeyfun function)
{
  (void)handle;
  onKey = function;
  return NULL;
}

GLFWmousebuttonfun glfwSetMouseButtonCallback(GLFWwindow *handle, GLFWmousebuttonfun function)
{
  (void)handle;
  onButton = function;
  return NULL;
}

GLFWcursorposfun glfwSetCursorPosCallback(GLFWwindow *handle, GLFWcursorposfun function)
{
  (void)handle;
  onMove = function;
  return NULL;
}

GLFWscrollfun glfwSetScrollCallback(GLFWwindow *handle, GLFWscrollfun function)
{
  (void)handle;
  onScroll = function;
  return NULL;
}

/* ---- the tests ---- */

static Input input;
static ViewerSettings settings;
static ViewerCamera camera;

static void start(const ViewerCamera *from)
{
  memset(keys, 0, sizeof(keys));
  memset(buttons, 0, sizeof(buttons));
  memset(&pad, 0, sizeof(pad));
  memset(&settings, 0, sizeof(settings));
  hasPad = isClosing = 0;
  settings.bounces = 2;
  settings.exposure = 1;
  camera = *from;
  inputOpen(&input, &window, &settings, &camera, 10);
}

static const ViewerCamera alongY = {{1, 2, 3}, {0, 1, 0}, {0, 0, 1}, 45, 0}; /* up is z */
static const ViewerCamera alongZ = {{0, 1, 5}, {0, 0, -1}, {0, 1, 0}, 45, 0};

static void button(int which, int isDown)
{
  buttons[which] = isDown;
  onButton(window.handle, which, isDown, 0);
}

static void drag(int which, double x, double y)
{
  onMove(window.handle, 100, 100);
  button(which, GLFW_PRESS);
  onMove(window.handle, 100 + x / 2, 100 + y / 2);
  onMove(window.handle, 100 + x, 100 + y);
  button(which, GLFW_RELEASE);
}

static void assertNear(float value, float expected)
{
  assert_true(fabsf(value - expected) < 1e-4f);
}

/* forward is of length 1, up is the world's, to the bit, and they are not along each other. */
static void assertIsFrame(void)
{
  const float *f = camera.forward, z[3] = {0, 0, 1};
  assertNear(f[0] * f[0] + f[1] * f[1] + f[2] * f[2], 1);
  assert_memory_equal(camera.up, z, sizeof(z));
  assert_true(fabsf(f[2]) < 0.9999f);
}

static void test_a_camera_at_rest_keeps_its_bits(void **state)
{
  (void)state;
  const ViewerCamera odd = {{0.1f, 0.2f, 0.3f}, {0.6f, 0, -0.8f}, {0, 1, 0}, 30, 0};
  start(&odd);
  for (int i = 0; i < 3; ++i, clock_ += 0.1)
    assert_false(inputUpdate(&input, &camera));
  assert_memory_equal(&camera, &odd, sizeof(odd));
  drag(GLFW_MOUSE_BUTTON_RIGHT, 50, 0);
  assert_true(inputUpdate(&input, &camera));
  onKey(window.handle, GLFW_KEY_HOME, 0, GLFW_PRESS, 0);
  assert_true(inputUpdate(&input, &camera));
  assert_memory_equal(&camera, &odd, sizeof(odd));
  assert_false(inputUpdate(&input, &camera));
  drag(GLFW_MOUSE_BUTTON_RIGHT, 50, 0); /* in the same frame as the key: it does not turn the first view */
  onScroll(window.handle, 0, 1);
  onKey(window.handle, GLFW_KEY_HOME, 0, GLFW_PRESS, 0);
  inputUpdate(&input, &camera);
  assert_memory_equal(&camera, &odd, sizeof(odd));
}

static void test_looking_up_ends_before_the_zenith(void **state)
{
  (void)state;
  start(&alongY);
  drag(GLFW_MOUSE_BUTTON_RIGHT, 0, -10000);
  assert_true(inputUpdate(&input, &camera));
  assert_true(camera.forward[2] > 0.99f && camera.forward[1] > 0.01f);
  assertIsFrame();
  assert_memory_equal(camera.eye, alongY.eye, sizeof(camera.eye));
}

static void test_turning_keeps_the_distance(void **state)
{
  (void)state;
  const float pivot[3] = {1, 6, 3};
  start(&alongY);
  inputFocus(&input, pivot);
  drag(GLFW_MOUSE_BUTTON_LEFT, 100, 60);
  assert_true(inputUpdate(&input, &camera));
  assertIsFrame();
  for (int i = 0; i < 3; ++i)
    assertNear(camera.eye[i] + 4 * camera.forward[i], pivot[i]);
  assert_false(settings.wantsPick);
}

static void test_a_click_is_in_pixels(void **state)
{
  (void)state;
  start(&alongZ);
  onMove(window.handle, 30.5, 20);
  button(GLFW_MOUSE_BUTTON_LEFT, GLFW_PRESS);
  onMove(window.handle, 31.5, 21); /* a hand that trembles */
  button(GLFW_MOUSE_BUTTON_LEFT, GLFW_RELEASE);
  assert_true(settings.wantsPick);
  assert_int_equal(settings.pick[0], 63);
  assert_int_equal(settings.pick[1], 42);
  assert_false(inputUpdate(&input, &camera));
}

static void test_wheel_and_touchpad(void **state)
{
  (void)state;
  start(&alongZ); /* the pivot is at 0, 1, 0 */
  for (int i = 0; i < 10; ++i)
    onScroll(window.handle, 0, 0.1);
  assert_true(inputUpdate(&input, &camera));
  assertNear(camera.eye[2], 5 * expf(-0.12f));
  onScroll(window.handle, 0, 1e6); /* never into the pivot */
  inputUpdate(&input, &camera);
  assertNear(camera.eye[2], 5 * expf(-0.12f));
  onScroll(window.handle, 0.5, 0);
  assert_true(inputUpdate(&input, &camera));
  assert_true(fabsf(camera.eye[0]) > 0.01f);
  button(GLFW_MOUSE_BUTTON_RIGHT, GLFW_PRESS);
  float speed = input.speed;
  onScroll(window.handle, 0, 2);
  button(GLFW_MOUSE_BUTTON_RIGHT, GLFW_RELEASE); /* before the next frame */
  assert_false(inputUpdate(&input, &camera));
  assertNear(input.speed, speed * 1.5625f);
}

static void test_flight(void **state)
{
  (void)state;
  start(&alongZ);
  assert_true(isSticky); /* else short touches are lost between slow frames */
  keys[GLFW_KEY_W] = keys[GLFW_KEY_D] = 1;
  clock_ += 0.1;
  assert_true(inputUpdate(&input, &camera)); /* 2.5 units a second */
  assertNear(camera.eye[0], 0.25f);
  assertNear(camera.eye[1], 1);
  assertNear(camera.eye[2], 4.75f);
  keys[GLFW_KEY_D] = 0;
  keys[GLFW_KEY_LEFT_SHIFT] = 1;
  clock_ += 100; /* a pause is a quarter of a second */
  assert_true(inputUpdate(&input, &camera));
  assertNear(camera.eye[2], 2.25f);
}

static void test_gamepad(void **state)
{
  (void)state;
  start(&alongZ);
  hasPad = 1;
  pad.axes[GLFW_GAMEPAD_AXIS_LEFT_TRIGGER] = pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER] = -1; /* not pressed */
  pad.axes[GLFW_GAMEPAD_AXIS_LEFT_X] = 0.1f;                                                 /* a worn stick */
  clock_ += 0.1;
  assert_false(inputUpdate(&input, &camera));
  pad.axes[GLFW_GAMEPAD_AXIS_LEFT_Y] = -1;
  pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER] = 1;
  clock_ += 0.1;
  assert_true(inputUpdate(&input, &camera));
  assertNear(camera.eye[1], 1.25f);
  assertNear(camera.eye[2], 4.75f);
  memset(pad.axes, 0, sizeof(pad.axes));
  pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_X] = 1;
  clock_ += 0.1;
  assert_true(inputUpdate(&input, &camera));
  assertNear(camera.forward[0], sinf(0.25f)); /* to the right */
  pad.buttons[GLFW_GAMEPAD_BUTTON_A] = GLFW_PRESS;
  for (int i = 0; i < 3; ++i)
    inputUpdate(&input, &camera);
  assert_int_equal(settings.isSorting, 1); /* held down, it counts once */
}

static void test_letters_of_the_keyboard(void **state)
{
  (void)state;
  start(&alongZ);
  onKey(window.handle, GLFW_KEY_U, 0, GLFW_PRESS, 0);
  onKey(window.handle, GLFW_KEY_U, 0, GLFW_REPEAT, 0);
  onKey(window.handle, GLFW_KEY_U, 0, GLFW_RELEASE, 0);
  assert_int_equal(settings.isUber, 1);
  onKey(window.handle, GLFW_KEY_F, 0, GLFW_PRESS, 0);
  assert_int_equal(settings.isField, 1);
  onKey(window.handle, GLFW_KEY_O, 0, GLFW_PRESS, 0); /* no Latin letter: its place counts */
  assert_int_equal(settings.isSorting, 1);
  for (int i = 0; i < 40; ++i)
    onKey(window.handle, GLFW_KEY_PAGE_UP, 0, GLFW_REPEAT, 0);
  assert_int_equal(settings.bounces, VIEWER_MOST_BOUNCES);
  for (int i = 0; i < 40; ++i)
    onKey(window.handle, GLFW_KEY_PAGE_DOWN, 0, GLFW_REPEAT, 0);
  assert_int_equal(settings.bounces, 1);
  for (int i = 0; i < 4; ++i) /* a stop */
    onKey(window.handle, GLFW_KEY_UP, 0, i ? GLFW_REPEAT : GLFW_PRESS, 0);
  assertNear(settings.exposure, 2);
  for (int i = 0; i < 8; ++i)
    onKey(window.handle, GLFW_KEY_DOWN, 0, GLFW_PRESS, 0);
  assertNear(settings.exposure, 0.5f);
  onKey(window.handle, GLFW_KEY_6, 0, GLFW_PRESS, 0); /* there are five views */
  assert_int_equal(settings.view, VIEW_PICTURE);
  onKey(window.handle, GLFW_KEY_5, 0, GLFW_PRESS, 0);
  assert_int_equal(settings.view, VIEW_NODES);
  assert_false(isClosing);
  onKey(window.handle, GLFW_KEY_ESCAPE, 0, GLFW_PRESS, 0);
  assert_true(isClosing);
}

static void test_help_fits(void **state)
{
  (void)state;
  char text[1024], few[16];
  start(&alongZ);
  settings.view = VIEW_COHERENCE;
  settings.bounces = 16;
  assert_true(strlen(inputHelp(&settings, text, sizeof(text))) < sizeof(text) - 1);
  assert_non_null(strstr(text, "view: coherence\n"));
  assert_non_null(strstr(text, "bounces: 16\n"));
  assert_non_null(strstr(text, "exposure: 1\n"));
  assert_non_null(strstr(text, "shadows: BVH\n"));
  assert_int_equal(strlen(inputHelp(&settings, few, sizeof(few))), sizeof(few) - 1);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_camera_at_rest_keeps_its_bits),
      cmocka_unit_test(test_looking_up_ends_before_the_zenith),
      cmocka_unit_test(test_turning_keeps_the_distance),
      cmocka_unit_test(test_a_click_is_in_pixels),
      cmocka_unit_test(test_wheel_and_touchpad),
      cmocka_unit_test(test_flight),
      cmocka_unit_test(test_gamepad),
      cmocka_unit_test(test_letters_of_the_keyboard),
      cmocka_unit_test(test_help_fits),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
