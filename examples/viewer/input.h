/* input.h - keys, mouse, wheel, touchpad and gamepad: they move the camera and change the settings.
 * SPDX-License-Identifier: MIT
 *
 * The types stand alone: a program without a window fills them itself. */
#ifndef RAYSORT_EXAMPLES_VIEWER_INPUT_H
#define RAYSORT_EXAMPLES_VIEWER_INPUT_H

#include <stddef.h>
#include <stdint.h>

typedef enum ViewerView
{
  VIEW_PICTURE,
  VIEW_MATERIALS, /* material ids as colours */
  VIEW_ORDER,     /* where a pixel stands in the sorted list */
  VIEW_COHERENCE, /* distinct ids in 32 neighbours of the list */
  VIEW_NODES,     /* nodes that a ray visits */
  VIEW_COUNT
} ViewerView;

typedef struct ViewerCamera
{
  float eye[3], forward[3]; /* forward: of length 1 */
  float up[3];              /* whatever is not along it; input leaves an axis of the world here */
  float fovY;               /* degrees */
  float height;             /* 0, or what an orthographic camera shows from the bottom to the top */
} ViewerCamera;

typedef struct ViewerSettings
{
  uint32_t view; /* ViewerView */
  uint32_t isSorting, isUber, bounces, isFrozen;
  uint32_t isField;    /* shadows by the distance field, not by the triangles */
  uint32_t isTemporal; /* a moving picture goes on with what was seen before */
  uint32_t isStepping; /* one frame although it is frozen; the renderer clears it */
  uint32_t vsync, showsHelp;
  float exposure;              /* the picture's light is multiplied by it */
  uint32_t wantsScreenshot;    /* the program clears it */
  uint32_t wantsPick, pick[2]; /* a pixel was clicked, from the left above; the program clears it */
} ViewerSettings;

#define VIEWER_MOST_BOUNCES 16

struct Window;

/* Angles and distances of the camera. It looks around where it stands, or turns around the pivot. */
typedef struct Input
{
  struct Window *window;
  ViewerSettings *settings;
  ViewerCamera start;
  float axes[3][3]; /* of the world: two level ones, and up */
  float eye[3], pivot[3];
  float yaw, pitch;   /* radians */
  float speed;        /* units a second */
  float size;         /* of the scene */
  double cursor[2];   /* last place of the mouse */
  double pressed[2];  /* where the left button went down */
  int isClick;        /* the left button is down, and the mouse has not moved since */
  double moved[2][2]; /* pixels since the last update: turned around the pivot, looked around */
  double scroll[2];   /* since the last update */
  int isHome;         /* the camera goes back to the start */
  uint32_t pad;       /* buttons of the gamepad at the last update, a bit each */
  double last;        /* seconds, of the last update */
} Input;

/* Takes the window's events from now on. settings: changed by keys, from windowPoll on. size: of the scene, in its
 * units; it decides how fast one flies. */
void inputOpen(Input *input, struct Window *window, ViewerSettings *settings, const ViewerCamera *camera, float size);

/* Moves the camera by what happened since the last call. Returns 1 if it moved. */
int inputUpdate(Input *input, ViewerCamera *camera);

/* The camera turns around this point from now on. */
void inputFocus(Input *input, const float point[3]);

/* The keys and what they stand at, a line each, the last one without an end. Returns text. */
const char *inputHelp(const ViewerSettings *settings, char *text, size_t size);

#endif
