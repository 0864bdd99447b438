#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (void)layoutSubviews {
  [super layoutSubviews];
  self.pages.clipsToBounds = NO;
}

@end
