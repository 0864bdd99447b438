#import <UIKit/UIKit.h>

@interface StarRating : UIControl

@property (nonatomic) NSInteger value;
@property (nonatomic) NSInteger valueBefore;

@end

@implementation StarRating

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  self.valueBefore = self.value;
  [self changeTo:[self valueAtTouch:touch]];
  return YES;
}

- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [self changeTo:[self valueAtTouch:touch]];
  return NO;
}

- (void)cancelTrackingWithEvent:(UIEvent *)event {
  [super cancelTrackingWithEvent:event];
  [self changeTo:self.valueBefore];
}

- (NSInteger)valueAtTouch:(UITouch *)touch {
  CGFloat x = [touch locationInView:self].x - CGRectGetMinX(self.bounds);
  NSInteger star = (NSInteger)floor(x / CGRectGetWidth(self.bounds) * 5) + 1;
  return MIN(5, MAX(0, star));
}

- (void)changeTo:(NSInteger)value {
  if (value == self.value) return;
  self.value = value;
  [self sendActionsForControlEvents:UIControlEventValueChanged];
}

@end
