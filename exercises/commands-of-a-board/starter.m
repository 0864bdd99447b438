#import <UIKit/UIKit.h>

@interface Board : UIView
// The card that is selected.
@property (nonatomic, copy, nullable) NSString *selected;
@property (nonatomic, copy, nonnull) NSArray<NSString *> *done;
- (void)tidy:(id)sender;
@end

@implementation Board

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) _done = @[];
  return self;
}

- (void)tidy:(id)sender {
  self.done = [self.done arrayByAddingObject:@"tidy"];
}

// Which commands are the board's, and when?

@end
