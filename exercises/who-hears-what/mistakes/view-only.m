#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  front.view.frame = list.view.bounds;
  [list.view addSubview:front.view];
}

- (void)close:(UIViewController *)front {
  [front.view removeFromSuperview];
}

@end
