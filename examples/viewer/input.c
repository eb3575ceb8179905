/* input.c - see input.h. Letters are those of the user's keyboard, except for WASD and QE, which are places on it.
 * SPDX-License-Identifier: MIT */
#include "input.h"

#include "vectors.h"
#include "window.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define RADIANS_A_PIXEL 0.005f
#define RADIANS_A_TICK  0.06f /* of a touchpad's sideways scroll */
#define DOLLY_A_TICK    0.12f /* of the distance to the pivot */
#define SPEED_A_TICK    1.25f
#define EXPOSURE_STEP   1.1892071f /* a quarter of a stop */
#define PAD_RADIANS     2.5f       /* a second */
#define PAD_DEAD        0.15f
#define CLICK_PIXELS    4.0    /* a mouse that moved no more has clicked */
#define MOST_PITCH      1.553f /* 89 degrees */
#define MOST_STEP       0.25   /* seconds: after a pause the camera does not leap */

/* ---- the camera ---- */

/* To the right, upwards, forward. */
static void findBasis(const Input *input, float basis[3][3])
{
  const float level = cosf(input->pitch);
  memset(basis[2], 0, sizeof(basis[2]));
  addScaled(basis[2], input->axes[0], level * cosf(input->yaw));
  addScaled(basis[2], input->axes[1], level * sinf(input->yaw));
  addScaled(basis[2], input->axes[2], sinf(input->pitch));
  cross(basis[2], input->axes[2], basis[0]);
  normalise(basis[0]);
  cross(basis[0], basis[2], basis[1]);
}

static void turn(Input *input, float yaw, float pitch)
{
  input->yaw = fmodf(input->yaw + yaw, 6.2831853f);
  input->pitch = fminf(fmaxf(input->pitch + pitch, -MOST_PITCH), MOST_PITCH);
}

/* Turns, and moves so that the pivot stays where it is in the picture. */
static void turnAroundPivot(Input *input, float yaw, float pitch)
{
  float basis[3][3], away[3], along[3];
  if (yaw == 0 && pitch == 0)
    return; /* not even rounded */
  findBasis(input, basis);
  for (int i = 0; i < 3; ++i)
    away[i] = input->eye[i] - input->pivot[i];
  for (int i = 0; i < 3; ++i)
    along[i] = dot(away, basis[i]);
  turn(input, yaw, pitch);
  findBasis(input, basis);
  memcpy(input->eye, input->pivot, sizeof(input->eye));
  for (int i = 0; i < 3; ++i)
    addScaled(input->eye, basis[i], along[i]);
}

/* The world's up is the axis next to the camera's. */
static void setCamera(Input *input, const ViewerCamera *camera)
{
  float side;
  const uint32_t axis = axisOf(camera->up, &side);
  memset(input->axes, 0, sizeof(input->axes));
  input->axes[2][axis] = side;
  input->axes[0][(axis + 1) % 3] = 1;
  cross(input->axes[2], input->axes[0], input->axes[1]);
  memcpy(input->eye, camera->eye, sizeof(input->eye));
  input->pitch = asinf(fminf(fmaxf(dot(camera->forward, input->axes[2]), -1), 1));
  input->yaw = atan2f(dot(camera->forward, input->axes[1]), dot(camera->forward, input->axes[0]));
  turn(input, 0, 0);
  memcpy(input->pivot, camera->eye, sizeof(input->pivot));
  addScaled(input->pivot, camera->forward, 0.5f * input->size);
}

void inputFocus(Input *input, const float point[3])
{
  memcpy(input->pivot, point, sizeof(input->pivot));
}

/* ---- keys ---- */

/* The letter on the user's own keyboard; 0: none. */
static int letterOf(int key, int scancode)
{
  const char *name = glfwGetKeyName(key, scancode);
  if (name && isalpha((unsigned char)name[0]) && !name[1])
    return toupper((unsigned char)name[0]);
  return key >= GLFW_KEY_A && key <= GLFW_KEY_Z ? key : 0; /* not a Latin one */
}

static void flip(uint32_t *value)
{
  *value = !*value;
}

static void changeBounces(ViewerSettings *settings, int more)
{
  if (more && settings->bounces < VIEWER_MOST_BOUNCES)
    ++settings->bounces;
  if (!more && settings->bounces > 1)
    --settings->bounces;
}

/* What a letter, or a button of the gamepad, turns on and off. The line of the list: off, on. */
static const struct
{
  int letter, button;
  size_t flag;
  const char *lines[2];
} switches[] = {
#define FLAG(name) offsetof(ViewerSettings, name)
    {'H', GLFW_GAMEPAD_BUTTON_Y, FLAG(showsHelp), {"this list", "this list"}},
    {'O', GLFW_GAMEPAD_BUTTON_A, FLAG(isSorting), {"sorting: off", "sorting: on"}},
    {'U', GLFW_GAMEPAD_BUTTON_B, FLAG(isUber), {"pipelines: one a material", "pipelines: one for all"}},
    {'F', GLFW_GAMEPAD_BUTTON_X, FLAG(isField), {"shadows: BVH", "shadows: distance field"}},
    {'T', GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER, FLAG(isTemporal), {"frames before: off", "frames before: on"}},
    {'V', GLFW_GAMEPAD_BUTTON_BACK, FLAG(vsync), {"vsync: off", "vsync: on"}},
    {'P', GLFW_GAMEPAD_BUTTON_START, FLAG(wantsScreenshot), {"screenshot", "screenshot"}},
#undef FLAG
};
#define SWITCH_COUNT (sizeof(switches) / sizeof(switches[0]))

static uint32_t *flagOf(ViewerSettings *settings, size_t number)
{
  return (uint32_t *)(void *)((char *)settings + switches[number].flag);
}

static void pressLetter(ViewerSettings *settings, int letter)
{
  for (size_t i = 0; i < SWITCH_COUNT; ++i)
    if (switches[i].letter == letter)
      flip(flagOf(settings, i));
  if (letter == 'N')
    settings->isFrozen = settings->isStepping = 1;
}

static void changeExposure(ViewerSettings *settings, int more)
{
  settings->exposure = fminf(fmaxf(settings->exposure * (more ? EXPOSURE_STEP : 1 / EXPOSURE_STEP), 1e-6f), 1e6f);
}

static Input *inputOf(GLFWwindow *handle)
{
  return (Input *)((Window *)glfwGetWindowUserPointer(handle))->input;
}

static void onKey(GLFWwindow *handle, int key, int scancode, int action, int modifiers)
{
  Input *input = inputOf(handle);
  ViewerSettings *settings = input->settings;
  (void)modifiers;
  if (action == GLFW_RELEASE)
    return;
  if (key == GLFW_KEY_PAGE_UP || key == GLFW_KEY_PAGE_DOWN)
    changeBounces(settings, key == GLFW_KEY_PAGE_UP);
  if (key == GLFW_KEY_UP || key == GLFW_KEY_DOWN)
    changeExposure(settings, key == GLFW_KEY_UP);
  if (action == GLFW_REPEAT)
    return;
  if (key == GLFW_KEY_ESCAPE)
    glfwSetWindowShouldClose(handle, GLFW_TRUE);
  else if (key == GLFW_KEY_SPACE)
    flip(&settings->isFrozen);
  else if (key == GLFW_KEY_HOME)
  {
    setCamera(input, &input->start);
    memset(input->moved, 0, sizeof(input->moved)); /* what the mouse did before, in the same frame */
    memset(input->scroll, 0, sizeof(input->scroll));
    input->isHome = 1;
  }
  else if (key >= GLFW_KEY_1 && key < GLFW_KEY_1 + (int)VIEW_COUNT)
    settings->view = (uint32_t)(key - GLFW_KEY_1);
  else
    pressLetter(settings, letterOf(key, scancode));
}

const char *inputHelp(const ViewerSettings *settings, char *text, size_t size)
{
  static const char *const views[VIEW_COUNT] = {"picture", "materials", "order", "coherence", "nodes"};
  ViewerSettings now = *settings;
  int used = 0;
  for (size_t i = 0; i < SWITCH_COUNT && (size_t)used < size; ++i)
    used += snprintf(text + used, size - (size_t)used, "%c        %s\n", switches[i].letter,
                     switches[i].lines[*flagOf(&now, i) != 0]);
  if ((size_t)used < size)
    snprintf(text + used, size - (size_t)used,
             "1 - 5    view: %s\n"
             "PgUp Dn  bounces: %u\n"
             "Up Down  exposure: %.3g\n"
             "Space    %s\n"
             "N        one frame\n"
             "Home     the first view\n"
             "W A S D  fly, Q E down and up, Shift faster\n"
             "left     drag: turn around the pivot, click: the pivot\n"
             "right    drag: look around, wheel: speed of flight\n"
             "wheel    to the pivot and away from it\n"
             "Escape   end",
             views[settings->view % VIEW_COUNT], settings->bounces, (double)settings->exposure,
             settings->isFrozen ? "frozen: go on" : "freeze");
  return text;
}

/* ---- mouse ---- */

static int isDown(GLFWwindow *handle, int button)
{
  return glfwGetMouseButton(handle, button) == GLFW_PRESS;
}

/* The mouse counts in the window's units; a pixel may be a part of one. */
static void pickPixel(GLFWwindow *handle, const double at[2], ViewerSettings *settings)
{
  int size[2], pixels[2];
  glfwGetWindowSize(handle, &size[0], &size[1]);
  glfwGetFramebufferSize(handle, &pixels[0], &pixels[1]);
  for (int i = 0; i < 2; ++i)
    if (at[i] < 0 || at[i] >= size[i])
      return;
  for (int i = 0; i < 2; ++i)
    settings->pick[i] = (uint32_t)(at[i] * pixels[i] / size[i]);
  settings->wantsPick = 1;
}

static void onButton(GLFWwindow *handle, int button, int action, int modifiers)
{
  Input *input = inputOf(handle);
  (void)modifiers;
  if (button != GLFW_MOUSE_BUTTON_LEFT)
    return;
  if (action == GLFW_PRESS) /* where the last event put the mouse: it may be elsewhere by now */
  {
    memcpy(input->pressed, input->cursor, sizeof(input->pressed));
    input->isClick = 1;
  }
  else if (input->isClick)
  {
    pickPixel(handle, input->cursor, input->settings);
    input->isClick = 0;
  }
}

static void onMove(GLFWwindow *handle, double x, double y)
{
  Input *input = inputOf(handle);
  const double to[2] = {x, y};
  const int looks = isDown(handle, GLFW_MOUSE_BUTTON_RIGHT), turns = isDown(handle, GLFW_MOUSE_BUTTON_LEFT);
  if (fabs(x - input->pressed[0]) > CLICK_PIXELS || fabs(y - input->pressed[1]) > CLICK_PIXELS)
    input->isClick = 0;
  for (int i = 0; i < 2; ++i)
    if (looks || (turns && !input->isClick))
      input->moved[looks][i] += to[i] - input->cursor[i];
  memcpy(input->cursor, to, sizeof(to));
}

static void onScroll(GLFWwindow *handle, double x, double y)
{
  Input *input = inputOf(handle);
  if (isDown(handle, GLFW_MOUSE_BUTTON_RIGHT)) /* now, and not when the next frame comes */
    input->speed *= powf(SPEED_A_TICK, (float)y);
  else
    input->scroll[1] += y;
  input->scroll[0] += x;
}

void inputOpen(Input *input, struct Window *window, ViewerSettings *settings, const ViewerCamera *camera, float size)
{
  memset(input, 0, sizeof(*input));
  input->window = window;
  input->settings = settings;
  input->start = *camera;
  input->size = size;
  input->speed = 0.25f * size;
  input->last = seconds();
  setCamera(input, camera);
  window->input = input;
  glfwGetCursorPos(window->handle, &input->cursor[0], &input->cursor[1]);
  glfwSetInputMode(window->handle, GLFW_STICKY_KEYS, GLFW_TRUE); /* a touch between two slow frames counts */
  glfwSetKeyCallback(window->handle, onKey);
  glfwSetMouseButtonCallback(window->handle, onButton);
  glfwSetCursorPosCallback(window->handle, onMove);
  glfwSetScrollCallback(window->handle, onScroll);
}

/* ---- moving ---- */

static float keyAxis(GLFWwindow *handle, int more, int less)
{
  return (float)(glfwGetKey(handle, more) == GLFW_PRESS) - (float)(glfwGetKey(handle, less) == GLFW_PRESS);
}

/* How far along each axis of the camera: keys. */
static void readKeys(GLFWwindow *handle, float flight[3])
{
  const int isFast =
      glfwGetKey(handle, GLFW_KEY_LEFT_SHIFT) == GLFW_PRESS || glfwGetKey(handle, GLFW_KEY_RIGHT_SHIFT) == GLFW_PRESS;
  flight[0] = keyAxis(handle, GLFW_KEY_D, GLFW_KEY_A);
  flight[1] = keyAxis(handle, GLFW_KEY_E, GLFW_KEY_Q);
  flight[2] = keyAxis(handle, GLFW_KEY_W, GLFW_KEY_S);
  for (int i = 0; i < 3; ++i)
    flight[i] *= isFast ? 4.0f : 1.0f;
}

static float stick(float value)
{
  return fabsf(value) < PAD_DEAD ? 0 : value;
}

/* Left stick and triggers fly, the right one looks around; buttons are keys. */
static void readPad(Input *input, float flight[3], float look[2])
{
  GLFWgamepadstate pad;
  uint32_t buttons = 0;
  int number = GLFW_JOYSTICK_1; /* other things count among them, as a laptop's accelerometer */
  while (number <= GLFW_JOYSTICK_LAST && !glfwGetGamepadState(number, &pad))
    ++number;
  if (number > GLFW_JOYSTICK_LAST)
    return;
  flight[0] += stick(pad.axes[GLFW_GAMEPAD_AXIS_LEFT_X]);
  flight[1] += 0.5f * (pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER] - pad.axes[GLFW_GAMEPAD_AXIS_LEFT_TRIGGER]);
  flight[2] -= stick(pad.axes[GLFW_GAMEPAD_AXIS_LEFT_Y]);
  look[0] = stick(pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_X]);
  look[1] = stick(pad.axes[GLFW_GAMEPAD_AXIS_RIGHT_Y]);
  for (uint32_t i = 0; i < SWITCH_COUNT; ++i)
  {
    buttons |= (uint32_t)(pad.buttons[switches[i].button] == GLFW_PRESS) << i;
    if (buttons & ~input->pad & 1u << i)
      flip(flagOf(input->settings, i));
  }
  input->pad = buttons;
}

/* A wheel counts ticks; a touchpad parts of them, sideways too. */
static void applyScroll(Input *input)
{
  const float ticks = (float)input->scroll[1], nearest = 0.001f * input->size;
  float away[3], distance;
  if (input->scroll[1] != 0)
  {
    for (int i = 0; i < 3; ++i)
      away[i] = input->eye[i] - input->pivot[i];
    distance = sqrtf(dot(away, away));
    if (distance * expf(-DOLLY_A_TICK * ticks) > nearest)
      addScaled(input->eye, away, expf(-DOLLY_A_TICK * ticks) - 1);
  }
  if (input->scroll[0] != 0)
    turnAroundPivot(input, RADIANS_A_TICK * (float)input->scroll[0], 0);
  input->scroll[0] = input->scroll[1] = 0;
}

/* Is there anything to do? If not, the camera keeps its bits. */
static int isMoving(const Input *input, const float flight[3], const float look[2])
{
  int isAny = look[0] != 0 || look[1] != 0;
  for (int i = 0; i < 3; ++i)
    isAny |= flight[i] != 0;
  for (int i = 0; i < 2; ++i)
    isAny |= input->moved[0][i] != 0 || input->moved[1][i] != 0 || input->scroll[i] != 0;
  return isAny;
}

int inputUpdate(Input *input, ViewerCamera *camera)
{
  const ViewerCamera before = *camera;
  const double now = seconds();
  const float step = (float)fmin(now - input->last, MOST_STEP);
  float flight[3], look[2] = {0, 0}, basis[3][3];
  input->last = now;
  if (input->isHome)
    *camera = input->start;
  input->isHome = 0;
  readKeys(input->window->handle, flight);
  readPad(input, flight, look);
  if (!isMoving(input, flight, look))
    return memcmp(&before, camera, sizeof(before)) != 0;
  turnAroundPivot(input, -RADIANS_A_PIXEL * (float)input->moved[0][0], -RADIANS_A_PIXEL * (float)input->moved[0][1]);
  turn(input, -RADIANS_A_PIXEL * (float)input->moved[1][0] - PAD_RADIANS * step * look[0],
       -RADIANS_A_PIXEL * (float)input->moved[1][1] - PAD_RADIANS * step * look[1]);
  memset(input->moved, 0, sizeof(input->moved));
  applyScroll(input);
  findBasis(input, basis);
  for (int i = 0; i < 3; ++i)
    addScaled(input->eye, basis[i], input->speed * step * flight[i]);
  memcpy(camera->eye, input->eye, sizeof(camera->eye));
  memcpy(camera->up, input->axes[2], sizeof(camera->up));
  memcpy(camera->forward, basis[2], sizeof(camera->forward));
  return memcmp(&before, camera, sizeof(before)) != 0;
}
