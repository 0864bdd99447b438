#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  // So that front covers list.
}

- (void)close:(UIViewController *)front {
  // So that list comes back.
}

@end
