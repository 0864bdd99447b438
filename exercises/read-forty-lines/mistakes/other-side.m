#import <UIKit/UIKit.h>

// A row that can be slid aside; below it lies a button.
@interface SwipeRow : UIView
// The letters of the lines that are wrong, in alphabetical order.
@property (nonatomic, readonly, copy, nonnull) NSString *wrong;
@property (nonatomic, strong, nonnull) UIView *content;
@property (nonatomic, strong, nonnull) UIButton *delete;
@property (nonatomic, readonly) NSInteger deleted;
@end

@implementation SwipeRow {
  CGPoint _start;
}

- (NSString *)wrong { return @"DJK"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.clipsToBounds = YES;  // A
    _delete = [UIButton buttonWithType:UIButtonTypeSystem];
    _delete.frame = CGRectMake(frame.size.width - 80, 0, 80, frame.size.height);  // B
    [_delete addTarget:self
                action:@selector(remove)
      forControlEvents:UIControlEventTouchUpInside];  // C
    [self addSubview:_delete];
    _content = [[UIView alloc] init];
    _content.frame = self.bounds;  // D
    [self addSubview:_content];  // E
    UIPanGestureRecognizer *pan =
        [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(slide:)];  // F
    [_content addGestureRecognizer:pan];  // G
  }
  return self;
}

- (void)remove { _deleted += 1; }

- (void)slide:(UIPanGestureRecognizer *)pan {
  switch (pan.state) {
    case UIGestureRecognizerStateBegan:
      _start = _content.center;  // H
      break;
    case UIGestureRecognizerStateChanged: {
      CGFloat x = [pan translationInView:self].x;  // I
      _content.center = CGPointMake(MIN(CGRectGetMidX(self.bounds),
                                        MAX(CGRectGetMidX(self.bounds) - 80, _start.x + x)),
                                    _start.y);  // J
      break;
    }
    case UIGestureRecognizerStateEnded:
    case UIGestureRecognizerStateCancelled: {  // K
      BOOL isOpen = _content.center.x > CGRectGetMidX(self.bounds) - 40;  // L
      _content.center = CGPointMake(CGRectGetMidX(self.bounds) + (isOpen ? -80 : 0),
                                    _content.center.y);  // M
      break;
    }
    default:
      break;
  }
}

@end
