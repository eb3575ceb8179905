/* drawing.c - SVG, a line of text a shape.
 * SPDX-License-Identifier: MIT */
#include "pictures.h"

#include <math.h>
#include <stdarg.h>

FILE *openDrawing(const char *folder, const char *name, uint32_t height, const char *title)
{
  char path[512];
  makeFolder(folder);
  snprintf(path, sizeof(path), "%s/%s", folder, name);
  FILE *svg = fopen(path, "w");
  if (!svg)
    die("%s cannot be written", path);
  fprintf(svg,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%u\" viewBox=\"0 0 %d %u\" "
          "font-family=\"Helvetica, Arial, sans-serif\">\n<title>%s</title>\n",
          WIDTH, height, WIDTH, height, title);
  fprintf(svg, "<rect width=\"%d\" height=\"%u\" rx=\"8\" fill=\"%s\"/>\n", WIDTH, height, PAPER);
  printf("%s\n", path);
  return svg;
}

void closeDrawing(FILE *svg)
{
  fprintf(svg, "</svg>\n");
  if (ferror(svg) | fclose(svg))
    die("a drawing cannot be written: is the disk full?");
}

void drawRect(FILE *svg, double x, double y, double width, double height, const char *fill, const char *stroke,
              double thickness)
{
  fprintf(svg, "<rect x=\"%.5g\" y=\"%.5g\" width=\"%.5g\" height=\"%.5g\" fill=\"%s\"", x, y, width, height, fill);
  if (thickness > 0)
    fprintf(svg, " stroke=\"%s\" stroke-width=\"%.3g\"", stroke, thickness);
  fprintf(svg, "/>\n");
}

static void line(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness,
                 const char *more)
{
  fprintf(svg, "<path d=\"M%.5g %.5gL%.5g %.5g\" stroke=\"%s\" stroke-width=\"%.3g\"%s/>\n", x0, y0, x1, y1, stroke,
          thickness, more);
}

void drawLine(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness)
{
  line(svg, x0, y0, x1, y1, stroke, thickness, " stroke-linecap=\"round\"");
}

void drawDashes(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness)
{
  line(svg, x0, y0, x1, y1, stroke, thickness, " stroke-dasharray=\"5 4\"");
}

void drawArrow(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness)
{
  const double length = hypot(x1 - x0, y1 - y0), head = 4 + 2 * thickness;
  const double x = (x1 - x0) / length * head, y = (y1 - y0) / length * head;
  const double corners[6] = {x1, y1, x1 - x - 0.5 * y, y1 - y + 0.5 * x, x1 - x + 0.5 * y, y1 - y - 0.5 * x};
  drawLine(svg, x0, y0, x1 - 0.7 * x, y1 - 0.7 * y, stroke, thickness);
  drawTriangle(svg, corners, stroke, NONE);
}

void drawDot(FILE *svg, double x, double y, double radius, const char *fill, const char *stroke)
{
  fprintf(svg, "<circle cx=\"%.5g\" cy=\"%.5g\" r=\"%.4g\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.5\"/>\n", x, y,
          radius, fill, stroke);
}

void drawTriangle(FILE *svg, const double corners[6], const char *fill, const char *stroke)
{
  fprintf(svg, "<path d=\"M%.5g %.5gL%.5g %.5gL%.5g %.5gZ\" fill=\"%s\" stroke=\"%s\"/>\n", corners[0], corners[1],
          corners[2], corners[3], corners[4], corners[5], fill, stroke);
}

void drawLabel(FILE *svg, double x, double y, double size, enum Anchor anchor, const char *fill, const char *format,
               ...)
{
  static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
  va_list values;
  fprintf(svg, "<text x=\"%.5g\" y=\"%.5g\" font-size=\"%.3g\" fill=\"%s\"%s>", x, y, size, fill, anchors[anchor]);
  va_start(values, format);
  vfprintf(svg, format, values);
  va_end(values);
  fprintf(svg, "</text>\n");
}

void drawHeading(FILE *svg, double x, double y, const char *heading, const char *note)
{
  drawLabel(svg, x, y + 15, 15, START, INK, "<tspan font-weight=\"bold\">%s</tspan>", heading);
  drawLabel(svg, x, y + 33, 12.5, START, FAINT, "%s", note);
}
