#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  NSDictionary *links = @{ @"one" : @[ @2, @2, @12, @4 ] };
  NSArray<NSNumber *> *r = links[@"one"];
  CGRect rect = CGRectMake(r[0].doubleValue, [r[1] floatValue], r[2].intValue, r[3].integerValue);
  return CGRectContainsPoint(rect, point);
}

@end
