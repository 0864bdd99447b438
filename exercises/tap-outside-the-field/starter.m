#import <UIKit/UIKit.h>

@interface SignUpForm : UIView
@end

@implementation SignUpForm

// Put the keyboard away at a tap outside the fields.

@end
