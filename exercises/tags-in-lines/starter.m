#import <UIKit/UIKit.h>

@interface Tags : UIView
@end

@implementation Tags

- (void)layoutSubviews {
  [super layoutSubviews];
  // Place the subviews.
}

@end
