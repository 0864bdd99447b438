#import <UIKit/UIKit.h>
#import <objc/runtime.h>

static char kExtraKey;

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  NSValue *value = objc_getAssociatedObject(self, &kExtraKey);
  if (!value) {
    value = [NSValue valueWithCGSize:CGSizeMake(6, 4)];
    objc_setAssociatedObject(self, &kExtraKey, value, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  CGSize size = value.CGSizeValue;
  return CGRectContainsPoint(CGRectInset(self.bounds, -size.width, -size.height), point);
}

@end
