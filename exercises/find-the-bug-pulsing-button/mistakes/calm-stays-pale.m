#import <UIKit/UIKit.h>

@interface RecordButton : UIButton
- (void)pulse;
- (void)calm;
@end

@implementation RecordButton

- (void)pulse {
  [UIView animateWithDuration:1
                        delay:0
                      options:UIViewAnimationOptionRepeat | UIViewAnimationOptionAutoreverse
                              | UIViewAnimationOptionAllowUserInteraction
                   animations:^{
                     self.alpha = 0.2;
                   }
                   completion:nil];
}

- (void)calm {
  [self.layer removeAllAnimations];
}

@end
