#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  NSArray *links = @[[NSValue valueWithCGRect:CGRectMake(2, 2, 12, 4)], [NSValue valueWithCGRect:CGRectMake(20, 30, 9, 4)]];
  for (NSValue *link in links) {
    if (CGRectContainsPoint([link CGRectValue], point)) return YES;
  }
  return NO;
}

@end
