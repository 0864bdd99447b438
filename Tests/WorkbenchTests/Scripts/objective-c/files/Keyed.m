#import <UIKit/UIKit.h>
#import <objc/runtime.h>

static void *kSpareKey = &kSpareKey;

@interface UIView (Keyed)
@property (nonatomic) CGFloat spare;
@end

@implementation UIView (Keyed)

- (void)setSpare:(CGFloat)spare {
  objc_setAssociatedObject(self, kSpareKey, @(spare), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (CGFloat)spare {
  return [objc_getAssociatedObject(self, kSpareKey) doubleValue];
}

@end
