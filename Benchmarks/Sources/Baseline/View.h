#ifndef VIEW_H
#define VIEW_H

#include <vector>

struct Event;

struct Point {
  double x, y;
};

struct Rect {
  double x, y, width, height;
};

class View {
public:
  Rect frame{};
  Rect bounds{};
  std::vector<View *> subviews;
  double alpha = 1;
  bool isHidden = false;
  bool isUserInteractionEnabled = true;
  int tag = 0;

  virtual ~View() = default;
  virtual bool pointInside(Point point, const Event *event);
  virtual View *hitTest(Point point, const Event *event);

  Point convertFromParent(Point point) const {
    return {point.x - frame.x + bounds.x, point.y - frame.y + bounds.y};
  }
};

// Overrides that change nothing.
class OverridingView : public View {
public:
  bool pointInside(Point point, const Event *event) override;
  View *hitTest(Point point, const Event *event) override;
};

#endif
