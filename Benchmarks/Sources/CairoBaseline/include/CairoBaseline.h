/// The baseline for drawing: the same drawings by Cairo, into pixels in memory.
///
/// Cairo's library is opened when it is asked for, so that these benchmarks can be built, and all
/// others run, where there is none.

#ifndef CAIRO_BASELINE_H
#define CAIRO_BASELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The words of a drawing: each is one of these numbers, followed by numbers of its own.
typedef enum {
  /// x, y
  drawingMove,
  /// x, y
  drawingLine,
  /// x, y of two control points and of the end
  drawingCurve,
  /// x, y, width, height
  drawingRect,
  /// x, y, radius, from, to: in radians, the way that angles grow
  drawingArc,
  drawingClose,
  /// red, green, blue, alpha
  drawingColor,
  /// the width of lines
  drawingWidth,
  /// 0 butt, 1 round, 2 square
  drawingCap,
  /// 0 miter, 1 round, 2 bevel
  drawingJoin,
  /// the miter limit
  drawingMiter,
  /// how far into the dashes, how many lengths, the lengths
  drawingDash,
  drawingSave,
  drawingRestore,
  /// x, y
  drawingTranslate,
  /// x, y
  drawingScale,
  /// in radians
  drawingRotate,
  /// Cairo's number, then Core Graphics' one
  drawingMode,
  /// 0 by turns, 1 by crossings
  drawingFill,
  drawingStroke,
  /// 0 by turns, 1 by crossings
  drawingClip,
} DrawingWord;

/// Whether Cairo is on this machine.
bool cairoBaselineIsThere(void);

/// Cairo's version, as the library reports it.
const char *_Nonnull cairoBaselineVersion(void);

/// Draws the words of a drawing into pixels that are made for it, and writes each row into `bytes`
/// if that is given: blue, green, red and alpha of each pixel, colours multiplied by alpha, edges
/// soft or not.
///
/// Returns whether all went well.
bool cairoBaselineDraw(
  const double *_Nonnull words, size_t count, int width, int height, bool isSoft, uint8_t *_Nullable bytes);

#ifdef __cplusplus
}
#endif

#endif
