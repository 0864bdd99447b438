#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  [list addChildViewController:front];
  [list.view addSubview:front.view];
  [front didMoveToParentViewController:list];
  [list beginAppearanceTransition:NO animated:NO];
  [list endAppearanceTransition];
}

- (void)close:(UIViewController *)front {
  [front willMoveToParentViewController:nil];
  [front.view removeFromSuperview];
  [front removeFromParentViewController];
}

@end
