#import <UIKit/UIKit.h>

@interface TickRecognizer : UIGestureRecognizer

// Where the finger began, is now and was lowest: y, which grows downwards.
@property (nonatomic) CGFloat start;
@property (nonatomic) CGFloat now;
@property (nonatomic) CGFloat lowest;

@end

@implementation TickRecognizer

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  if (self.numberOfTouches != 1) {
    self.state = UIGestureRecognizerStateFailed;
    return;
  }
  self.start = self.now = self.lowest = [touches.anyObject locationInView:self.view].y;
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  self.now = [touches.anyObject locationInView:self.view].y;
  self.lowest = MAX(self.lowest, self.now);
  if (!self.hasGoneDown && self.start - self.now > 10) self.state = UIGestureRecognizerStateFailed;
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  BOOL isTick = self.hasGoneDown && self.lowest - self.now >= 30;
  self.state = isTick ? UIGestureRecognizerStateEnded : UIGestureRecognizerStateFailed;
}

- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}

- (void)reset {
  [super reset];
  self.start = self.now = self.lowest = 0;
}

- (BOOL)hasGoneDown {
  return self.lowest - self.start >= 30;
}

@end
