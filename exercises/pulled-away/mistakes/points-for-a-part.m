#import <UIKit/UIKit.h>

// Given: slides the page down.
@interface Slide : NSObject <UIViewControllerAnimatedTransitioning>
@end

@implementation Slide

- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)context {
  return 0.3;
}

- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context {
  UIView *page = [context viewForKey:UITransitionContextFromViewKey];
  [UIView animateWithDuration:0.3
      delay:0
      options:UIViewAnimationOptionCurveLinear
      animations:^{
        page.center = CGPointMake(page.center.x, page.center.y + page.bounds.size.height);
      }
      completion:^(BOOL finished) {
        [context completeTransition:![context transitionWasCancelled]];
      }];
}

@end

@interface Page : UIViewController <UIViewControllerTransitioningDelegate>
@end

@implementation Page {
  Slide *_slide;
  UIPercentDrivenInteractiveTransition *_driver;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _slide = [[Slide alloc] init];
  [self.view addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self
                                                                          action:@selector(pull:)]];
}

- (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed {
  return _slide;
}

- (id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator {
  return _driver;
}

- (void)pull:(UIPanGestureRecognizer *)pan {
  CGFloat part = [pan translationInView:self.view.window].y / self.view.bounds.size.height;
  CGFloat speed = [pan velocityInView:self.view.window].y;
  switch (pan.state) {
    case UIGestureRecognizerStateBegan:
      _driver = [[UIPercentDrivenInteractiveTransition alloc] init];
      [self dismissViewControllerAnimated:YES completion:nil];
      break;
    case UIGestureRecognizerStateChanged:
      [_driver updateInteractiveTransition:part * self.view.bounds.size.height];
      break;
    case UIGestureRecognizerStateEnded:
      if (part > 0.4 || speed >= 1000) {
        [_driver finishInteractiveTransition];
      } else {
        [_driver cancelInteractiveTransition];
      }
      _driver = nil;
      break;
    default:
      [_driver cancelInteractiveTransition];
      _driver = nil;
  }
}

@end
