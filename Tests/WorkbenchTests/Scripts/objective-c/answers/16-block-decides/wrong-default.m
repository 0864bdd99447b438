#import <UIKit/UIKit.h>

@interface Answer : UIView
@property (nonatomic, copy) BOOL (^accepts)(CGPoint);
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.accepts) return self.accepts(point);
  return YES;
}

@end
