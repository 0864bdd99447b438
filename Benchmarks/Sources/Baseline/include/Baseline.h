// UIKit's hit test as C++ has it: one object for each view, virtual methods, nothing clever.

#ifndef BASELINE_H
#define BASELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One view of a tree. Both sides of a benchmark are built from the same array of these.
typedef struct TreeNode {
  /// The frame, in the coordinates of the parent.
  int32_t x, y, width, height;
  /// The place of the parent in the array, before this one; -1 for the root, which stands first.
  int32_t parent;
  bool isHidden;
  bool isUserInteractionEnabled;
} TreeNode;

/// A point that is asked for, in the coordinates of the root.
typedef struct TouchPoint {
  int16_t x, y;
} TouchPoint;

/// Views built from an array of nodes.
typedef struct BaselineTree BaselineTree;

/// Builds the views. Every third of them, from the first, overrides both methods only to call the
/// inherited ones, so that no compiler can do without the virtual calls.
BaselineTree *_Nonnull baselineCreate(const TreeNode *_Nonnull nodes, size_t count);

/// Hit-tests each point and returns the checksum of the answers: the sum over all points of
/// (place of the hit view + 1, or 0 for none) * (place of the point mod 1009 + 1).
uint64_t baselineSweep(
    const BaselineTree *_Nonnull tree, const TouchPoint *_Nonnull points, size_t count);

/// Paints who gets a touch at every point of a screen: clipped rectangles, from back to front.
/// `cells` gets the place of a view, or -1, for each point, row by row.
void baselinePaint(
    const BaselineTree *_Nonnull tree, int32_t *_Nonnull cells, int32_t width, int32_t height);

/// The checksum of painted cells, as baselineSweep gives it for all points of the screen.
uint64_t baselineChecksum(const int32_t *_Nonnull cells, size_t count);

void baselineDestroy(BaselineTree *_Nonnull tree);

#ifdef __cplusplus
}
#endif

#endif
