#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  UIViewController *other = [UIViewController new];
  other.modalPresentationStyle = UIModalPresentationFullScreen;
  [list presentViewController:other animated:NO completion:nil];
}

- (void)close:(UIViewController *)front {
  [front dismissViewControllerAnimated:NO completion:nil];
}

@end
