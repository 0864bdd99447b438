#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

// No touch may end here or in a subview.

@end
