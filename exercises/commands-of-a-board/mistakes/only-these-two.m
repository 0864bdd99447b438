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

- (BOOL)canBecomeFirstResponder {
  return YES;
}

- (NSArray<UIKeyCommand *> *)keyCommands {
  return @[ [UIKeyCommand keyCommandWithInput:@"d"
                                modifierFlags:UIKeyModifierCommand
                                       action:@selector(duplicate:)] ];
}

- (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
  if (action == @selector(remove:) || action == @selector(duplicate:)) return self.selected != nil;
  return NO;
}

- (void)tidy:(id)sender {
  self.done = [self.done arrayByAddingObject:@"tidy"];
}

- (void)remove:(id)sender {
  if (!self.selected) return;
  self.done = [self.done arrayByAddingObject:[NSString stringWithFormat:@"remove %@", self.selected]];
}

- (void)duplicate:(id)sender {
  if (!self.selected) return;
  self.done = [self.done arrayByAddingObject:[NSString stringWithFormat:@"duplicate %@", self.selected]];
}

@end
