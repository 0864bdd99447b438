#import "PlayerView.h"

@interface PlayerView ()
@property (nonatomic, strong) UIView *controlsView;
@property (nonatomic, strong) UIButton *playButton;
@end

@implementation PlayerView

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    [self setupControls];
  }
  return self;
}

- (void)setupControls {
  UIView *bar = [[UIView alloc] initWithFrame:CGRectZero];
  bar.backgroundColor = [UIColor blackColor];
  bar.frame = CGRectMake(0, 0, 320, 64);
  [self addSubview:bar];
  self.playButton = [UIButton buttonWithType:UIButtonTypeCustom];
  self.playButton.frame = CGRectMake(10, 10, 44, 44);
  [self.playButton addTarget:self action:@selector(play:) forControlEvents:UIControlEventTouchUpInside];
  [bar addSubview:self.playButton];
}

- (void)play:(id)sender {}

@end
