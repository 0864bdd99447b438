#import <UIKit/UIKit.h>

@interface Sheet : UIView <UIGestureRecognizerDelegate>
@property (nonatomic, strong, nonnull) UIScrollView *list;
@property (nonatomic, readonly) NSInteger closed;
@end

@implementation Sheet {
  UIPanGestureRecognizer *_pan;
  CGFloat _home;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _list = [[UIScrollView alloc] init];
    [self addSubview:_list];
    _pan = [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pull)];
    [self addGestureRecognizer:_pan];
    [_list.panGestureRecognizer requireGestureRecognizerToFail:_pan];
  }
  return self;
}

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  if (gestureRecognizer != _pan) {
    return [super gestureRecognizerShouldBegin:gestureRecognizer];
  }
  CGPoint way = [_pan translationInView:self];
  CGFloat start = [_pan locationInView:self].y - way.y;
  if (way.y <= 0) return NO;
  if (start < CGRectGetMinY(_list.frame)) return YES;
  return _list.contentOffset.y <= -_list.adjustedContentInset.top;
}

// Leave this as it is: the sheet follows the finger down, and closes after 150 points.
- (void)pull {
  CGFloat way = [_pan translationInView:self.superview].y;
  CGRect place = self.frame;
  switch (_pan.state) {
    case UIGestureRecognizerStateBegan:
      _home = place.origin.y;
      return;
    case UIGestureRecognizerStateChanged:
      place.origin.y = _home + MAX(0, way);
      break;
    case UIGestureRecognizerStateEnded:
      if (way > 150) _closed += 1;
      place.origin.y = _home;
      break;
    default:
      place.origin.y = _home;
      break;
  }
  self.frame = place;
}

@end
