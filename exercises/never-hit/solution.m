#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return nil;
}

@end
