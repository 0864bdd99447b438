#include "Baseline.h"

#include <algorithm>
#include <memory>

#include "View.h"

struct BaselineTree {
  std::vector<std::unique_ptr<View>> views;
};

BaselineTree *baselineCreate(const TreeNode *nodes, size_t count) {
  auto tree = std::make_unique<BaselineTree>();
  tree->views.reserve(count);
  for (size_t i = 0; i < count; i++) {
    const TreeNode &node = nodes[i];
    std::unique_ptr<View> view(i % 3 == 0 ? new OverridingView : new View);
    const double width = node.width, height = node.height;
    view->frame = {double(node.x), double(node.y), width, height};
    view->bounds = {0, 0, width, height};
    view->isHidden = node.isHidden;
    view->isUserInteractionEnabled = node.isUserInteractionEnabled;
    view->tag = int(i);
    if (node.parent >= 0)
      tree->views[node.parent]->subviews.push_back(view.get());
    tree->views.push_back(std::move(view));
  }
  return tree.release();
}

uint64_t baselineSweep(const BaselineTree *tree, const TouchPoint *points, size_t count) {
  View &root = *tree->views.front();
  uint64_t checksum = 0;
  for (size_t i = 0; i < count; i++) {
    const View *hit = root.hitTest({double(points[i].x), double(points[i].y)}, nullptr);
    checksum += uint64_t(hit ? hit->tag + 1 : 0) * (i % 1009 + 1);
  }
  return checksum;
}

// Whole numbers and clipping by hand: nothing that stands between this and the memory.
static void paint(const View &view, int x, int y, int left, int top, int right, int bottom,
                  int32_t *cells, int32_t width) {
  if (view.isHidden || !view.isUserInteractionEnabled || view.alpha <= 0.01)
    return;
  x += int(view.frame.x);
  y += int(view.frame.y);
  left = std::max(left, x);
  top = std::max(top, y);
  right = std::min(right, x + int(view.frame.width));
  bottom = std::min(bottom, y + int(view.frame.height));
  if (left >= right || top >= bottom)
    return;
  for (int row = top; row < bottom; row++)
    std::fill(cells + row * width + left, cells + row * width + right, view.tag);
  for (const View *subview : view.subviews)
    paint(*subview, x, y, left, top, right, bottom, cells, width);
}

void baselinePaint(const BaselineTree *tree, int32_t *cells, int32_t width, int32_t height) {
  std::fill(cells, cells + size_t(width) * height, -1);
  paint(*tree->views.front(), 0, 0, 0, 0, width, height, cells, width);
}

uint64_t baselineChecksum(const int32_t *cells, size_t count) {
  uint64_t checksum = 0;
  for (size_t i = 0; i < count; i++)
    checksum += uint64_t(cells[i] + 1) * (i % 1009 + 1);
  return checksum;
}

void baselineDestroy(BaselineTree *tree) { delete tree; }
