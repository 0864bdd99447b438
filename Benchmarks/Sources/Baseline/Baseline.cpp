#include "Baseline.h"

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

void baselineDestroy(BaselineTree *tree) { delete tree; }
