#import <UIKit/UIKit.h>

@interface HeartButton : UIButton
// Drawing makes it larger while this is true.
@property (nonatomic) BOOL isLarge;
@end

@implementation HeartButton

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  self.isLarge = self.enabled;
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  self.isLarge = NO;
}

- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  self.isLarge = NO;
}

@end
