#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect place = CGRectMake(45, 100, 300, 450);
  return CGRectContainsPoint(place, [self convertPoint:point toView:nil])
         ? nil : [super hitTest:point withEvent:event];
}

@end
