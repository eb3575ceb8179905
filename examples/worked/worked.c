/* worked.c - one small sort, worked through by hand and on the device: every table printed, every step a picture.
 * SPDX-License-Identifier: MIT
 *
 * A picture of 20x20 pixels shows a square (material 0) and a triangle (material 1) before the sky (material 7). The
 * classic method counts materials in chunks of 32 pixels, scans each material's row of counts, and places every pixel;
 * its two tables come from a few lines of C here, all that follows from raysort on the device, and both must agree. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

#define SIDE          20u
#define PIXELS        400u
#define MATERIALS     8u
#define CHUNK         32u /* pixels */
#define PADDED_CHUNKS 16u /* the 13 chunks of 400 pixels, rounded up to a power of two */
#define UNWRITTEN     0xffffffffu

/* The method's tables on the CPU: a row a material, a column a chunk. */
typedef struct Tables
{
  uint32_t counted[MATERIALS][PADDED_CHUNKS]; /* ChunkToMaterialCounted, after counting */
  uint32_t scanned[MATERIALS][PADDED_CHUNKS]; /* the same after the prefix sums */
  uint32_t totals[MATERIALS];
} Tables;

/* What raysort wrote on the device. */
typedef struct Sorted
{
  RaysortRanges ranges;
  uint32_t offsets[MATERIALS + 1]; /* MaterialsOffsets */
  uint32_t counted[MATERIALS][3];  /* CountedMaterials, a VkDispatchIndirectCommand each */
  uint32_t map[PIXELS];            /* NewToOldPixelMap */
  uint32_t gathered[PIXELS];       /* the ids in the order of the map: record i is that of pixel map[i] */
} Sorted;

/* ---- the case, and what must come out ---- */

static const uint32_t goldenCounted[MATERIALS][PADDED_CHUNKS] = {
    {0, 5, 9, 6, 10, 5},
    {0, 0, 0, 0, 0, 3, 4, 12, 8},
    {0},
    {0},
    {0},
    {0},
    {0},
    {32, 27, 23, 26, 22, 24, 28, 20, 24, 32, 32, 32, 16},
};
static const uint32_t goldenScanned[MATERIALS][PADDED_CHUNKS] = {
    {0, 0, 5, 14, 20, 30, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35},
    {0, 0, 0, 0, 0, 0, 3, 7, 19, 27, 27, 27, 27, 27, 27, 27},
    {0},
    {0},
    {0},
    {0},
    {0},
    {0, 32, 59, 82, 108, 130, 154, 182, 202, 226, 258, 290, 322, 338, 338, 338},
};
static const uint32_t goldenTotals[MATERIALS] = {35, 27, 0, 0, 0, 0, 0, 338};
static const uint32_t goldenOffsets[MATERIALS + 1] = {0, 35, 62, 62, 62, 62, 62, 62, 400};
#define GOLDEN_MAP_HASH 0x23922ee5u /* FNV-1a of the map's 400 little-endian words */

/* With bounces the sky is 6 and void is 7, so materialCount is 7. First bounce: all that missed is sky. Second: these
 * rays are over, the square's rays have met the square again, and the triangle's have flown into the sky. */
static const uint32_t goldenBounces[2][MATERIALS] = {{35, 27, 0, 0, 0, 0, 338, 0}, {35, 0, 0, 0, 0, 0, 27, 338}};

static void makeIds(uint32_t *ids, uint32_t square, uint32_t triangle, uint32_t rest)
{
  static const uint32_t triangleRows[6][3] = {{8, 7, 7}, {9, 7, 8}, {10, 6, 9}, {11, 6, 10}, {12, 5, 11}, {13, 5, 12}};
  for (uint32_t i = 0; i < PIXELS; ++i)
    ids[i] = rest;
  for (uint32_t y = 2; y <= 8; ++y)
    for (uint32_t x = 12; x <= 16; ++x)
      ids[y * SIDE + x] = square;
  for (uint32_t row = 0; row < 6; ++row)
    for (uint32_t x = triangleRows[row][1]; x <= triangleRows[row][2]; ++x)
      ids[triangleRows[row][0] * SIDE + x] = triangle;
}

/* ---- the method on the CPU ---- */

static void makeTables(const uint32_t *ids, Tables *tables)
{
  memset(tables, 0, sizeof(*tables));
  for (uint32_t i = 0; i < PIXELS; ++i)
    ++tables->counted[ids[i]][i / CHUNK];
  for (uint32_t m = 0; m < MATERIALS; ++m)
    for (uint32_t chunk = 0; chunk < PADDED_CHUNKS; ++chunk)
    {
      tables->scanned[m][chunk] = tables->totals[m];
      tables->totals[m] += tables->counted[m][chunk];
    }
}

/* The map by the method's last step: a pixel's slot is its material's offset, plus the pixels of that material in the
 * chunks before, plus those before it in its own chunk. In pixel order, so that the order is stable. */
static void makeMap(const uint32_t *ids, const Tables *tables, uint32_t *map)
{
  uint32_t next[MATERIALS][PADDED_CHUNKS], offset = 0;
  memcpy(next, tables->scanned, sizeof(next));
  for (uint32_t m = 0; m < MATERIALS; ++m)
  {
    for (uint32_t i = 0; i < PIXELS; ++i)
      if (ids[i] == m)
        map[offset + next[m][i / CHUNK]++] = i;
    offset += tables->totals[m];
  }
}

static uint32_t hashWords(const uint32_t *words, uint32_t count)
{
  uint32_t hash = 2166136261u;
  for (uint32_t i = 0; i < 4 * count; ++i)
    hash = (hash ^ (words[i / 4] >> 8 * (i % 4) & 0xff)) * 16777619u;
  return hash;
}

/* ---- raysort on the device ---- */

/* Records the sort and, after it, a copy of the ids in sorted order. Both are in one list of passes, so the barrier
 * between them is derived. The copy takes the number of live rays from the sort. */
static void record(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info,
                   const GpuBuffer *gathered)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES + RAYSORT_GATHER_MAX_PASSES];
  uint32_t sortPasses = RAYSORT_SORT_MAX_PASSES, gatherPasses = RAYSORT_GATHER_MAX_PASSES;
  RaysortGatherInfo gather;
  memset(&gather, 0, sizeof(gather));
  gather.maxCount = PIXELS;
  gather.stride = sizeof(uint32_t);
  gather.map = info->newToOldPixelMap;
  gather.count = raysortSortGetLive(&info->ranges);
  gather.source = info->materialIdMap.buffer;
  gather.destination = gpuRange(gathered);
  CHECK(raysortPlanSort(context, info, &sortPasses, passes));
  CHECK(raysortPlanGather(context, &gather, &gatherPasses, passes + sortPasses));
  CHECK(raysortCmdPasses(context, commandBuffer, sortPasses + gatherPasses, passes, NULL));
}

static uint32_t sortOnDevice(Gpu *gpu, RaysortContext context, const uint32_t *ids, uint32_t materialCount,
                             Sorted *sorted)
{
  RaysortSortInfo info;
  RaysortSortLayout layout;
  memset(&info, 0, sizeof(info));
  info.maxCount = PIXELS;
  info.materialCount = materialCount;
  info.workgroupSize = 1; /* so CountedMaterials counts pixels, as the method's does */
  CHECK(raysortGetSortLayout(context, &info, &layout));
  GpuBuffer idMap = gpuBuffer(gpu, layout.idMapSize), map = gpuBuffer(gpu, layout.newToOldPixelMapSize);
  GpuBuffer ranges = gpuBuffer(gpu, layout.rangesSize), scratch = gpuBuffer(gpu, layout.scratchSize);
  GpuBuffer gathered = gpuBuffer(gpu, sizeof(sorted->gathered));
  info.materialIdMap.buffer = gpuRange(&idMap);
  info.newToOldPixelMap = gpuRange(&map);
  info.ranges = gpuRange(&ranges);
  info.scratch = gpuRange(&scratch);
  gpuUpload(gpu, &idMap, 0, ids, PIXELS * sizeof(*ids));
  gpuFill(gpu, &map, UNWRITTEN);
  gpuFill(gpu, &gathered, UNWRITTEN);

  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  record(context, commandBuffer, &info, &gathered);
  gpuSubmit(gpu, commandBuffer);

  char *bytes = (char *)allocate((size_t)layout.rangesSize);
  gpuDownload(gpu, &ranges, 0, bytes, layout.rangesSize);
  gpuDownload(gpu, &map, 0, sorted->map, sizeof(sorted->map));
  gpuDownload(gpu, &gathered, 0, sorted->gathered, sizeof(sorted->gathered));
  memset(sorted->counted, 0, sizeof(sorted->counted));
  memset(sorted->offsets, 0, sizeof(sorted->offsets));
  memcpy(&sorted->ranges, bytes, sizeof(sorted->ranges));
  memcpy(sorted->offsets, bytes + layout.materialsOffsetsOffset, (materialCount + 1) * sizeof(uint32_t));
  memcpy(sorted->counted, bytes + layout.countedMaterialsOffset, materialCount * sizeof(sorted->counted[0]));
  RaysortSortResult result = {.ids = ids, .newToOldPixelMap = sorted->map, .ranges = bytes};
  uint32_t failed = raysortSortVerify(context, &info, &result) != VK_SUCCESS; /* its message says where */
  free(bytes);
  gpuFreeBuffer(gpu, &idMap);
  gpuFreeBuffer(gpu, &map);
  gpuFreeBuffer(gpu, &ranges);
  gpuFreeBuffer(gpu, &scratch);
  gpuFreeBuffer(gpu, &gathered);
  return failed;
}

/* ---- tables as text ---- */

static void printRow(const char *label, const uint32_t *values, uint32_t count)
{
  printf("%-12s", label);
  for (uint32_t i = 0; i < count; ++i)
    printf(" %3u", values[i]);
  printf("\n");
}

static void printTable(const char *title, const uint32_t *values, uint32_t columns, uint32_t rows, const char *rowName)
{
  char label[32];
  printf("\n%s\n", title);
  for (uint32_t row = 0; row < rows; ++row)
  {
    snprintf(label, sizeof(label), "  %s %u", rowName, row);
    printRow(label, values + row * columns, columns);
  }
}

/* ---- pictures ---- */

#define SCALE 2u /* of text */

static const Colour paper = 0xffffff, ink = 0x1d2a36, faint = 0x8494a3, lines = 0xbcc8d2, unused = 0xeef1f4,
                    accent = 0xd12f3f;

/* A picture of cells; the first is at left, top. */
typedef struct Grid
{
  Picture picture;
  uint32_t left, top, cellWidth, cellHeight;
} Grid;

/* Digits of 5x7 dots, a row a byte, highest of 5 bits left. */
static const uint8_t digits[10][7] = {
    {0x0e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e}, {0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e},
    {0x0e, 0x11, 0x01, 0x06, 0x08, 0x10, 0x1f}, {0x0e, 0x11, 0x01, 0x06, 0x01, 0x11, 0x0e},
    {0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02}, {0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e},
    {0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e}, {0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08},
    {0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e}, {0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c},
};

/* A number in the middle of a rectangle, as large as three digits fit. */
static void drawNumber(Picture *picture, uint32_t x, uint32_t y, uint32_t width, uint32_t height, uint32_t value,
                       Colour colour)
{
  uint32_t length = value < 10 ? 1 : value < 100 ? 2 : 3, divisor = length == 1 ? 1 : length == 2 ? 10 : 100;
  uint32_t scale = (width - 5) / 17 < (height - 4) / 7 ? (width - 5) / 17 : (height - 4) / 7;
  x += (width - (6 * length - 1) * scale) / 2;
  y += (height - 7 * scale) / 2;
  for (; divisor; divisor /= 10, x += 6 * scale)
    for (uint32_t dot = 0; dot < 35; ++dot)
      if (digits[value / divisor % 10][dot / 5] >> (4 - dot % 5) & 1)
        fillRectangle(picture, x + dot % 5 * scale, y + dot / 5 * scale, scale, scale, colour);
}

/* An empty picture for columns x rows cells; labels: room for headings on the left and above. */
static Grid startGrid(const Arguments *arguments, uint32_t columns, uint32_t rows, int labels, const char *title,
                      const char *note)
{
  Grid grid;
  uint32_t text = textWidth(SCALE, strlen(note) > strlen(title) ? note : title) + 24;
  grid.cellWidth = arguments->width ? arguments->width : 44;
  grid.cellHeight = arguments->height ? arguments->height : 32;
  grid.left = 24 + (labels ? grid.cellWidth : 0);
  grid.top = 84 + (labels ? grid.cellHeight : 0);
  uint32_t width = grid.left + columns * grid.cellWidth;
  grid.picture = newPicture((width > text ? width : text) + 24, grid.top + rows * grid.cellHeight + 24, paper);
  drawText(&grid.picture, 24, 20, SCALE, title, ink);
  drawText(&grid.picture, 24, 48, SCALE, note, faint);
  return grid;
}

/* Cells share their border lines. */
static void drawCell(Grid *grid, uint32_t column, uint32_t row, Colour colour)
{
  uint32_t x = grid->left + column * grid->cellWidth, y = grid->top + row * grid->cellHeight;
  fillRectangle(&grid->picture, x, y, grid->cellWidth + 1, grid->cellHeight + 1, lines);
  fillRectangle(&grid->picture, x + 1, y + 1, grid->cellWidth - 1, grid->cellHeight - 1, colour);
}

static void drawValue(Grid *grid, uint32_t column, uint32_t row, uint32_t value, Colour colour)
{
  drawNumber(&grid->picture, grid->left + column * grid->cellWidth + 1, grid->top + row * grid->cellHeight + 1,
             grid->cellWidth - 1, grid->cellHeight - 1, value, colour);
}

/* Headings 0, step, 2 step ... above the columns, one every `every` columns. */
static void drawHeadings(Grid *grid, uint32_t columns, uint32_t every, uint32_t step)
{
  for (uint32_t i = 0; i * every < columns; ++i)
    drawNumber(&grid->picture, grid->left + i * every * grid->cellWidth, grid->top - grid->cellHeight, grid->cellWidth,
               grid->cellHeight, i * step, faint);
}

static Colour materialColour(uint32_t material)
{
  return material == 0 ? 0xf4a259 : material == 1 ? 0x5fb49c : material == 7 ? 0xcfe3f5 : unused;
}

/* The 20x20 pictures: cell i in the colour of the material of pixel order[i] (NULL: i), with the number values[i]. */
static void drawImage(const Arguments *arguments, const uint32_t *ids, const uint32_t *order, const uint32_t *values,
                      const char *title, const char *note, const char *file)
{
  Grid grid = startGrid(arguments, SIDE, SIDE, 0, title, note);
  for (uint32_t i = 0; i < PIXELS; ++i)
  {
    drawCell(&grid, i % SIDE, i / SIDE, materialColour(ids[order ? order[i] % PIXELS : i]));
    if (values)
      drawValue(&grid, i % SIDE, i / SIDE, values[i], ink);
  }
  savePicture(arguments->out, file, &grid.picture);
}

/* The image with a border around every chunk, and the chunk's number in its first cell. */
static void drawChunks(const Arguments *arguments, const uint32_t *ids, const char *file)
{
  Grid grid = startGrid(arguments, SIDE, SIDE, 0, "ChunkPartitionedOriginalImage",
                        "32 pixels a chunk; 13 chunks, the last one of 16 pixels");
  for (uint32_t i = 0; i < PIXELS; ++i)
  {
    drawCell(&grid, i % SIDE, i / SIDE, materialColour(ids[i]));
    if (i % CHUNK == 0)
      drawValue(&grid, i % SIDE, i / SIDE, i / CHUNK, ink);
  }
  for (uint32_t i = 0; i < PIXELS; ++i)
  {
    uint32_t x = grid.left + i % SIDE * grid.cellWidth - 1, y = grid.top + i / SIDE * grid.cellHeight - 1;
    if (i % SIDE == 0 || i % CHUNK == 0)
      fillRectangle(&grid.picture, x, y, 3, grid.cellHeight + 3, ink);
    if (i % SIDE == SIDE - 1)
      fillRectangle(&grid.picture, x + grid.cellWidth, y, 3, grid.cellHeight + 3, ink);
    if (i < SIDE || i / CHUNK != (i - SIDE) / CHUNK)
      fillRectangle(&grid.picture, x, y, grid.cellWidth + 3, 3, ink);
    if (i >= PIXELS - SIDE)
      fillRectangle(&grid.picture, x, y + grid.cellHeight, grid.cellWidth + 3, 3, ink);
  }
  savePicture(arguments->out, file, &grid.picture);
}

/* A row a material, a column a chunk; in colour where the material was counted, grey where chunks are padding. */
static void drawTable(const Arguments *arguments, const Tables *tables, uint32_t (*values)[PADDED_CHUNKS],
                      const char *note, const char *file)
{
  Grid grid = startGrid(arguments, PADDED_CHUNKS, MATERIALS, 1, "ChunkToMaterialCounted", note);
  drawHeadings(&grid, PADDED_CHUNKS, 1, 1);
  for (uint32_t m = 0; m < MATERIALS; ++m)
  {
    drawNumber(&grid.picture, grid.left - grid.cellWidth, grid.top + m * grid.cellHeight, grid.cellWidth,
               grid.cellHeight, m, faint);
    for (uint32_t chunk = 0; chunk < PADDED_CHUNKS; ++chunk)
    {
      int used = tables->counted[m][chunk] != 0;
      drawCell(&grid, chunk, m, used ? materialColour(m) : chunk * CHUNK < PIXELS ? paper : unused);
      drawValue(&grid, chunk, m, values[m][chunk], used || values[m][chunk] ? ink : lines);
    }
  }
  savePicture(arguments->out, file, &grid.picture);
}

/* Words in one row, `group` of them a material; the marked group (or none: UNWRITTEN) gets a frame. Heading: the
 * material, or its byte offset. */
static void drawStrip(const Arguments *arguments, const uint32_t *words, uint32_t count, uint32_t group,
                      uint32_t marked, uint32_t headingStep, const char *title, const char *note, const char *file)
{
  Grid grid = startGrid(arguments, count, 1, 1, title, note);
  drawHeadings(&grid, count, group, headingStep);
  for (uint32_t i = 0; i < count; ++i)
  {
    drawCell(&grid, i, 0, i % group ? paper : materialColour(i / group));
    drawValue(&grid, i, 0, words[i], ink);
  }
  for (uint32_t edge = 0; edge < 4 && marked != UNWRITTEN; ++edge) /* left, right, above, below */
  {
    uint32_t width = group * grid.cellWidth, x = grid.left + marked * width, y = grid.top;
    fillRectangle(&grid.picture, x - 1 + (edge == 1 ? width : 0), y - 1 + (edge == 3 ? grid.cellHeight : 0),
                  edge < 2 ? 3 : width, edge < 2 ? grid.cellHeight + 3 : 3, accent);
  }
  savePicture(arguments->out, file, &grid.picture);
}

static void drawPictures(const Arguments *arguments, const uint32_t *ids, Tables *tables, const Sorted *sorted)
{
  drawImage(arguments, ids, NULL, NULL, "OriginalImage", "20x20 pixels: a square, a triangle, the sky", "a.png");
  drawImage(arguments, ids, NULL, ids, "MaterialIdMap", "a material id per pixel; 7: the ray hit nothing", "b.png");
  drawChunks(arguments, ids, "c.png");
  drawTable(arguments, tables, tables->counted, "pixels of each material (row) in each chunk (column)", "d.png");
  drawTable(arguments, tables, tables->scanned, "after the prefix sum of every row: what the chunks before hold",
            "e.png");
  drawStrip(arguments, &sorted->counted[0][0], 3 * MATERIALS, 3, UNWRITTEN, 1, "CountedMaterials",
            "pixels of each material, as the arguments of an indirect dispatch: x, 1, 1", "f.png");
  drawStrip(arguments, sorted->offsets, MATERIALS + 1, 1, UNWRITTEN, 1, "MaterialsOffsets",
            "the first slot of each material, and the end", "g.png");
  drawStrip(arguments, &sorted->counted[0][0], 3 * MATERIALS, 3, 1, 12, "CountedMaterials",
            "vkCmdDispatchIndirect at byte 12: 27 workgroups for the triangle, material 1", "h.png");
  drawImage(arguments, ids, sorted->map, sorted->map, "NewToOldPixelMap",
            "sorted slot -> pixel; material by material, in each the old order", "i.png");
  drawImage(arguments, sorted->gathered, NULL, sorted->gathered, "gathered",
            "the ids copied in that order: record i is that of pixel map[i]", "j.png");
}

/* ---- checks ---- */

/* 1 and a message if the words are not those expected. */
static uint32_t differs(const char *what, const uint32_t *words, const uint32_t *expected, uint32_t count)
{
  for (uint32_t i = 0; i < count; ++i)
    if (words[i] != expected[i])
    {
      fprintf(stderr, "WRONG: %s, word %u is %u and not %u\n", what, i, words[i], expected[i]);
      return 1;
    }
  return 0;
}

static uint32_t checkAll(const uint32_t *ids, const Tables *tables, const Sorted *sorted)
{
  static const uint32_t hash = GOLDEN_MAP_HASH;
  const uint32_t mapHash = hashWords(sorted->map, PIXELS);
  uint32_t map[PIXELS], gathered[PIXELS], failures = 0;
  makeMap(ids, tables, map);
  for (uint32_t i = 0; i < PIXELS; ++i)
    gathered[i] = ids[map[i]];
  failures +=
      differs("ChunkToMaterialCounted, counted", tables->counted[0], goldenCounted[0], MATERIALS * PADDED_CHUNKS);
  failures +=
      differs("ChunkToMaterialCounted, scanned", tables->scanned[0], goldenScanned[0], MATERIALS * PADDED_CHUNKS);
  failures += differs("totals on the CPU", tables->totals, goldenTotals, MATERIALS);
  failures += differs("MaterialsOffsets", sorted->offsets, goldenOffsets, MATERIALS + 1);
  for (uint32_t m = 0; m < MATERIALS; ++m)
  {
    const uint32_t arguments[3] = {tables->totals[m], 1, 1};
    failures += differs("CountedMaterials", sorted->counted[m], arguments, 3);
  }
  failures += differs("NewToOldPixelMap", sorted->map, map, PIXELS);
  failures += differs("hash of NewToOldPixelMap", &mapHash, &hash, 1);
  failures += differs("the gathered ids", sorted->gathered, gathered, PIXELS);
  return failures;
}

/* The text's last remark: rays that are over get a material of their own, the last, which nobody shades. */
static uint32_t runBounces(Gpu *gpu, RaysortContext context)
{
  uint32_t ids[2][PIXELS], counts[2][MATERIALS], failures = 0;
  Sorted sorted;
  makeIds(ids[0], 0, 1, 6);
  makeIds(ids[1], 0, 6, 7);
  printf("\nWith bounces: sky is 6, void is 7 (materialCount 7); void rays are in no slot and not dispatched\n");
  printRow("  material", (const uint32_t[]){0, 1, 2, 3, 4, 5, 6, 7}, MATERIALS);
  for (uint32_t bounce = 0; bounce < 2; ++bounce)
  {
    failures += sortOnDevice(gpu, context, ids[bounce], MATERIALS - 1, &sorted);
    for (uint32_t m = 0; m < MATERIALS - 1; ++m)
      counts[bounce][m] = sorted.counted[m][0];
    counts[bounce][MATERIALS - 1] = sorted.ranges.tail;
    printRow(bounce ? "  bounce 2" : "  bounce 1", counts[bounce], MATERIALS);
    failures += differs(bounce ? "bounce 2" : "bounce 1", counts[bounce], goldenBounces[bounce], MATERIALS);
    failures += differs("slots in use", &sorted.ranges.live, &sorted.offsets[MATERIALS - 1], 1);
    for (uint32_t slot = sorted.ranges.live; slot < PIXELS; ++slot)
      failures += sorted.map[slot] != UNWRITTEN || sorted.gathered[slot] != UNWRITTEN;
  }
  return failures;
}

int main(int argc, char **argv)
{
  Arguments arguments;
  Gpu gpu;
  Tables tables;
  Sorted sorted;
  uint32_t ids[PIXELS], failures;
  parseArguments(argc, argv, "worked", "the 20x20 example, worked through; --size is that of a cell (44x32)",
                 &arguments, NULL, 0);
  if (arguments.width && (arguments.width < 24 || arguments.height < 12 || arguments.width + arguments.height > 400))
    die("--size: that of a cell, 24x12 at least, 200x200 at most; the case itself is 20x20 pixels");
  gpuOpen(&gpu, &arguments);
  RaysortContext context = gpuRaysort(&gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_GATHER_BIT);

  makeIds(ids, 0, 1, 7);
  makeTables(ids, &tables);
  failures = sortOnDevice(&gpu, context, ids, MATERIALS, &sorted);
  printTable("ChunkToMaterialCounted, counted", tables.counted[0], PADDED_CHUNKS, MATERIALS, "material");
  printTable("ChunkToMaterialCounted, after the prefix sums", tables.scanned[0], PADDED_CHUNKS, MATERIALS, "material");
  printTable("CountedMaterials, from the device", sorted.counted[0], 3, MATERIALS, "material");
  printTable("MaterialsOffsets, from the device", sorted.offsets, MATERIALS + 1, 1, "offsets");
  printTable("NewToOldPixelMap, from the device", sorted.map, SIDE, SIDE, "row");
  failures += checkAll(ids, &tables, &sorted);
  failures += runBounces(&gpu, context);
  printf("\n");
  drawPictures(&arguments, ids, &tables, &sorted);

  raysortDestroyContext(context);
  gpuClose(&gpu);
  printf(failures + gpu.errors ? "FAILED\n" : "all tables as expected\n");
  return failures + gpu.errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
