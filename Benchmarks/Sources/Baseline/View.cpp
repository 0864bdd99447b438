// In a file of its own: what calls these methods must not see their bodies.

#include "View.h"

#include <cstddef>

bool View::pointInside(Point point, const Event *) {
  return point.x >= bounds.x && point.x < bounds.x + bounds.width && point.y >= bounds.y &&
         point.y < bounds.y + bounds.height;
}

View *View::hitTest(Point point, const Event *event) {
  if (isHidden || !isUserInteractionEnabled || alpha <= 0.01 || !pointInside(point, event))
    return nullptr;
  for (std::size_t i = subviews.size(); i-- > 0;) {
    View *subview = subviews[i];
    if (View *hit = subview->hitTest(subview->convertFromParent(point), event))
      return hit;
  }
  return this;
}

bool OverridingView::pointInside(Point point, const Event *event) {
  return View::pointInside(point, event);
}

View *OverridingView::hitTest(Point point, const Event *event) {
  return View::hitTest(point, event);
}
