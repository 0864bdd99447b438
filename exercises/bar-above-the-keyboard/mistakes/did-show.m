#import <UIKit/UIKit.h>

@interface ChatView : UIView
@property (nonatomic, strong, nonnull) UIView *bar;
@end

@implementation ChatView {
  CGRect _keyboard;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _keyboard = CGRectNull;
    _bar = [[UIView alloc] init];
    [self addSubview:_bar];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(keyboardWillChange:)
                                                 name:UIKeyboardDidChangeFrameNotification
                                               object:nil];
  }
  return self;
}

- (void)keyboardWillChange:(NSNotification *)note {
  _keyboard = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
  [self setNeedsLayout];
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGRect bounds = self.bounds;
  CGFloat bottom = CGRectGetMaxY(bounds);
  if (!CGRectIsNull(_keyboard)) {
    bottom = MIN(bottom, CGRectGetMinY([self convertRect:_keyboard fromView:nil]));
  }
  self.bar.frame = CGRectMake(bounds.origin.x, bottom - 50, bounds.size.width, 50);
}

@end
