#import <UIKit/UIKit.h>

@interface DrawingPad : UIView
// The strokes of fingers that were lifted, in this order: arrays of points.
@property (nonatomic, copy, nonnull) NSArray<NSArray<NSValue *> *> *strokes;
@end

@implementation DrawingPad {
  // Fingers that draw, and what each has drawn so far, in the same order.
  NSMutableArray<UITouch *> *_fingers;
  NSMutableArray<NSMutableArray<NSValue *> *> *_open;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _strokes = @[];
    _fingers = [NSMutableArray array];
    _open = [NSMutableArray array];
    self.multipleTouchEnabled = YES;
  }
  return self;
}

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    [_fingers addObject:touch];
    [_open addObject:[NSMutableArray array]];
    [self draw:touch with:event];
  }
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [self draw:touch with:event];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    [self draw:touch with:event];
    NSUInteger row = [_fingers indexOfObject:touch];
    if (row == NSNotFound) continue;
    self.strokes = [self.strokes arrayByAddingObject:_open[row]];
    [self drop:touch];
  }
}

- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [self drop:touch];
}

- (void)drop:(UITouch *)touch {
  NSUInteger row = [_fingers indexOfObject:touch];
  if (row == NSNotFound) return;
  [_fingers removeObjectAtIndex:row];
  [_open removeObjectAtIndex:row];
}

- (void)draw:(UITouch *)touch with:(UIEvent *)event {
  NSUInteger row = [_fingers indexOfObject:touch];
  if (row == NSNotFound) return;
  NSMutableArray<NSValue *> *stroke = _open[row];
  for (UITouch *part in [event coalescedTouchesForTouch:touch]) {
    CGPoint place = [part locationInView:part.view];
    if (stroke.count && CGPointEqualToPoint(stroke.lastObject.CGPointValue, place)) continue;
    [stroke addObject:[NSValue valueWithCGPoint:place]];
  }
}

@end
