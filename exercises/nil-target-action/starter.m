#import <UIKit/UIKit.h>

// What can be cleared has this method; @selector(clear:) names it.
@protocol Clearing
- (void)clear:(id)sender;
@end

@interface ClearButton : UIButton
@end

@implementation ClearButton

- (instancetype)initWithFrame:(CGRect)frame {
  return [super initWithFrame:frame];
}

@end
