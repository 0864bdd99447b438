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
    [self addTarget:self action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  }
  return self;
}

- (void)tapped {
  for (UIResponder *next = self.nextResponder; next; next = next.nextResponder) {
    if (![next respondsToSelector:@selector(clear:)]) continue;
    [UIApplication.sharedApplication sendAction:@selector(clear:) to:next from:self forEvent:nil];
  }
}

@end
