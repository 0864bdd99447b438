#import <UIKit/UIKit.h>

@interface StarRating : UIControl

@property (nonatomic) NSInteger value;
@property (nonatomic) NSInteger before;

@end

@implementation StarRating

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  self.before = self.value;
  [self changeTo:[self starsAtTouch:touch]];
  return YES;
}

- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [self changeTo:[self starsAtTouch:touch]];
  return NO;
}

- (void)cancelTrackingWithEvent:(UIEvent *)event {
  [super cancelTrackingWithEvent:event];
  [self changeTo:self.before];
}

- (NSInteger)starsAtTouch:(UITouch *)touch {
  CGFloat x = [touch locationInView:self].x - CGRectGetMinX(self.bounds);
  if (x < 0) return 0;
  return MIN(5, (NSInteger)(x / (CGRectGetWidth(self.bounds) / 5)) + 1);
}

- (void)changeTo:(NSInteger)value {
  if (value == self.value) return;
  self.value = value;
  [self sendActionsForControlEvents:UIControlEventValueChanged];
}

@end
