#import <UIKit/UIKit.h>

@interface Answer : UIView
@property (nonatomic, copy) BOOL (^accepts)(CGPoint);
@end

@implementation Answer

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _accepts = ^BOOL(CGPoint p) { return p.x > p.y; };
  }
  return self;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return self.accepts ? self.accepts(point) : [super pointInside:point withEvent:event];
}

@end
