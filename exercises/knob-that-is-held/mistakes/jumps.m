#import <UIKit/UIKit.h>

@interface VolumeBar : UIControl
// From 0 to 1.
@property (nonatomic) CGFloat value;
// Where the knob is, in the bar's own coordinates.
@property (nonatomic, readonly) CGRect knob;
@end

@implementation VolumeBar {
  CGFloat _grip;
  CGFloat _before;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) _value = 0.5;
  return self;
}

- (CGRect)knob {
  CGRect bounds = self.bounds;
  CGFloat left = bounds.origin.x + self.value * (bounds.size.width - 40);
  return CGRectMake(left, bounds.origin.y, 40, bounds.size.height);
}

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  CGPoint place = [touch locationInView:self];
  if (!CGRectContainsPoint(self.knob, place)) return NO;
  _grip = self.knob.size.width / 2;
  _before = self.value;
  return YES;
}

- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  CGFloat left = [touch locationInView:self].x - _grip;
  CGFloat room = self.bounds.size.width - self.knob.size.width;
  [self changeTo:(left - self.bounds.origin.x) / room];
  return YES;
}

- (void)cancelTrackingWithEvent:(UIEvent *)event {
  [super cancelTrackingWithEvent:event];
  [self changeTo:_before];
}

- (void)changeTo:(CGFloat)new {
  CGFloat limited = MIN(MAX(new, 0), 1);
  if (limited == self.value) return;
  self.value = limited;
  [self sendActionsForControlEvents:UIControlEventValueChanged];
}

@end
