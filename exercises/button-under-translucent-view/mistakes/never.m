#import <UIKit/UIKit.h>

@interface Veil : UIView

@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return nil;
}

@end
