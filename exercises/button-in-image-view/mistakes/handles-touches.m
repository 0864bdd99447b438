#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    [child touchesBegan:touches withEvent:event];
  }
}

@end
