#import <UIKit/UIKit.h>

@interface DrawingPad : UIView
// The strokes of fingers that were lifted, in this order: arrays of points.
@property (nonatomic, copy, nonnull) NSArray<NSArray<NSValue *> *> *strokes;
@end

@implementation DrawingPad

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) _strokes = @[];
  return self;
}

@end
