#import <UIKit/UIKit.h>

@interface PadBoard : UIView
// Why pads stay silent: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
@property (nonatomic, strong, nonnull) UIButton *record;
// The tags of the pads that were played, and R for a recording.
@property (nonatomic, copy, nonnull) NSString *heard;
- (void)add:(UIButton *)pad;
@end

@implementation PadBoard

- (NSString *)cause { return @"e"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _heard = @"";
    _record = [UIButton buttonWithType:UIButtonTypeSystem];
    _record.exclusiveTouch = YES;
    [_record addTarget:self action:@selector(roll) forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:_record];
  }
  return self;
}

- (void)add:(UIButton *)pad {
  [pad addTarget:self action:@selector(play:) forControlEvents:UIControlEventTouchUpInside];
  [self addSubview:pad];
}

- (void)play:(UIButton *)pad {
  self.heard = [self.heard stringByAppendingFormat:@"%ld", (long)pad.tag];
}

- (void)roll { self.heard = [self.heard stringByAppendingString:@"R"]; }

@end
