#import <UIKit/UIKit.h>

@interface Sticker : UIImageView
@end

@implementation Sticker

// `self.image.CGImage` has the pixels. Which one is at `point`, and what is its alpha?
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
