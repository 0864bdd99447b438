#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  [list viewWillDisappear:NO];
  [front viewWillAppear:NO];
  [front viewDidAppear:NO];
  [list viewDidDisappear:NO];
}

- (void)close:(UIViewController *)front {
  [front viewWillDisappear:NO];
  [front viewDidDisappear:NO];
}

@end
