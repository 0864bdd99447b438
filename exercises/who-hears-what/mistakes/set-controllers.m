#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  [list.navigationController setViewControllers:@[front] animated:NO];
}

- (void)close:(UIViewController *)front {
  [front.navigationController popViewControllerAnimated:NO];
}

@end
