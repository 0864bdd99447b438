#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

// Which of the two scrolls is decided here.

@end
