#import <UIKit/UIKit.h>

@interface SignUpForm : UIView
@end

@implementation SignUpForm

// Put the keyboard away when somebody taps outside the fields.

@end
