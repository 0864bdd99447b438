#import <UIKit/UIKit.h>

@interface StarRating : UIControl

@property (nonatomic) NSInteger value;

@end

@implementation StarRating

// UIControl calls these with every touch that it tracks, and also endTrackingWithTouch:withEvent:
// and cancelTrackingWithEvent:.
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  return [super beginTrackingWithTouch:touch withEvent:event];
}

- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  return [super continueTrackingWithTouch:touch withEvent:event];
}

@end
