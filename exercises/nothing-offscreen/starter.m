#import <UIKit/UIKit.h>

@interface PhotoCard : UIView

@property (nonatomic, strong, readonly) UIView *title;
@property (nonatomic, strong, readonly) UIView *lines;

@end

@implementation PhotoCard

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _title = [[UIView alloc] init];
    _lines = [[UIView alloc] init];
    _title.backgroundColor = UIColor.grayColor;
    _lines.backgroundColor = UIColor.lightGrayColor;
    [self addSubview:_title];
    [self addSubview:_lines];
    self.backgroundColor = UIColor.whiteColor;
    self.layer.cornerRadius = 16;
    self.layer.shadowOpacity = 0.4;
    self.layer.shadowRadius = 6;
    self.layer.shadowOffset = CGSizeMake(0, 3);
    _title.alpha = 0.5;
    _lines.alpha = 0.5;
    self.layer.masksToBounds = YES;
    self.layer.shouldRasterize = YES;
  }
  return self;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  self.title.frame = CGRectMake(16, 16, 90, 12);
  self.lines.frame = CGRectMake(16, 36, CGRectGetWidth(self.bounds) - 32, 40);
}

@end
