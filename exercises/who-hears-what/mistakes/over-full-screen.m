#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  front.modalPresentationStyle = UIModalPresentationOverFullScreen;
  [list presentViewController:front animated:NO completion:nil];
}

- (void)close:(UIViewController *)front {
  [front dismissViewControllerAnimated:NO completion:nil];
}

@end
