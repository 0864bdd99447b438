#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event] && !CGRectContainsPoint(self.hole, point);
}

@end
