#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  front.modalPresentationStyle = UIModalPresentationFullScreen;
  [list presentViewController:front animated:NO completion:nil];
}

- (void)close:(UIViewController *)front {
  [front dismissViewControllerAnimated:YES completion:nil];
}

@end
