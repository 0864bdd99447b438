#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  list.view.hidden = YES;
}

- (void)close:(UIViewController *)front {
  front.view.hidden = YES;
}

@end
