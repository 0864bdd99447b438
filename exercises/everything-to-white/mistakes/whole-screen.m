#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return self.white;
}

@end
