#import "ShareBar.h"

@implementation ShareBar {
  UIView *_panel;
  UIButton *_shareButton;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _panel = [[UIView alloc] initWithFrame:self.bounds];
  [_panel setUserInteractionEnabled:NO];
  [self addSubview:_panel];
  _shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
  [_shareButton setTitle:@"Share" forState:UIControlStateNormal];
  [_shareButton addTarget:self action:@selector(share) forControlEvents:UIControlEventTouchUpInside];
  [_panel addSubview:_shareButton];
}

- (void)share {
  [_panel setUserInteractionEnabled:YES];
}

@end
