#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (CGRectContainsPoint(self.hole, point)) return nil;
  return [super hitTest:point withEvent:event];
}

@end
