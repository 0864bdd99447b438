/// What `SwiftProgram` has, as a learner would write it in Objective-C.
enum ObjectiveCProgram {
  /// A button that takes touches in a circle only.
  static let roundButton = """
    @interface RoundButton : UIButton
    @end
    @implementation RoundButton
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGFloat radius = MIN(self.bounds.size.width, self.bounds.size.height) / 2;
      CGFloat dx = point.x - CGRectGetMidX(self.bounds);
      CGFloat dy = point.y - CGRectGetMidY(self.bounds);
      return dx * dx + dy * dy <= radius * radius;
    }
    @end
    """

  /// The classes PointInsideView and ScriptedView.
  static let views =
    viewClass("PointInsideView", pointInside) + viewClass("ScriptedView", pointInside, hitTest)

  private static func viewClass(_ name: String, _ methods: String...) -> String {
    """
    @interface \(name) : UIView
    @end
    @implementation \(name)
    \(methods.joined(separator: "\n"))
    @end

    """
  }

  private static let pointInside = """
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGRect bounds = self.bounds;
      return point.x >= CGRectGetMinX(bounds) && point.x < CGRectGetMaxX(bounds)
        && point.y >= CGRectGetMinY(bounds) && point.y < CGRectGetMaxY(bounds);
    }
    """

  private static let hitTest = """
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01
          || ![self pointInside:point withEvent:event]) return nil;
      for (UIView *subview in [self.subviews reverseObjectEnumerator]) {
        CGRect frame = subview.frame;
        CGRect bounds = subview.bounds;
        CGPoint converted = CGPointMake(point.x - frame.origin.x + bounds.origin.x,
                                        point.y - frame.origin.y + bounds.origin.y);
        UIView *hit = [subview hitTest:converted withEvent:event];
        if (hit) return hit;
      }
      return self;
    }
    """

  /// The solution of 30 lines, every one of whose bodies `QuietPanel` runs when it is made and
  /// asked.
  static let solution = """
    #import <UIKit/UIKit.h>

    /// A panel whose round corners and quiet margin let touches through to what is behind it.
    @interface QuietPanel : UIView
    @property (nonatomic) CGFloat margin, radius;
    @property (nonatomic) NSInteger questions;
    @end

    @implementation QuietPanel
    - (instancetype)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) { _margin = 4; _radius = 12; }
      return self;
    }
    - (CGRect)touchable { return CGRectInset(self.bounds, _margin, _margin); }
    - (CGFloat)distanceFrom:(CGPoint)point to:(CGPoint)other {
      CGFloat dx = point.x - other.x, dy = point.y - other.y;
      return sqrt(dx * dx + dy * dy);
    }
    - (BOOL)isInCorner:(CGPoint)point {
      CGRect inner = CGRectInset(self.touchable, _radius, _radius);
      CGPoint nearest = CGPointMake(MIN(MAX(point.x, CGRectGetMinX(inner)), CGRectGetMaxX(inner)),
                                    MIN(MAX(point.y, CGRectGetMinY(inner)), CGRectGetMaxY(inner)));
      return [self distanceFrom:point to:nearest] > _radius;
    }
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      self.questions += 1;
      if (!CGRectContainsPoint(self.touchable, point) || [self isInCorner:point]) return nil;
      return [super hitTest:point withEvent:event];
    }
    @end
    """
}
