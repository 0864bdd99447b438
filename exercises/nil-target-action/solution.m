#import <UIKit/UIKit.h>

// What can be cleared has this method; @selector(clear:) names it.
@protocol Clearing
- (void)clear:(id)sender;
@end

@interface ClearButton : UIButton
@end

@implementation ClearButton

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    [self addTarget:nil action:@selector(clear:) forControlEvents:UIControlEventTouchUpInside];
  }
  return self;
}

@end
