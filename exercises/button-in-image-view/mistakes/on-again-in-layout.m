#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (void)layoutSubviews {
  [super layoutSubviews];
  self.userInteractionEnabled = YES;
}

@end
