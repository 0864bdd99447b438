#import <UIKit/UIKit.h>

@interface Notice : UIView
// Why the link is deaf: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
@property (nonatomic, strong, nonnull) UILabel *link;
// L for the link and N for the notice, in the order in which they were opened.
@property (nonatomic, copy, nonnull) NSString *opened;
@end

@implementation Notice

- (NSString *)cause { return @"d"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _opened = @"";
    _link = [[UILabel alloc] init];
    _link.text = @"Terms";
    [self addSubview:_link];
    [_link addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self
                                                                        action:@selector(openLink)]];
    [self addGestureRecognizer:[[UITapGestureRecognizer alloc]
                               initWithTarget:self
                                       action:@selector(openNotice:)]];
  }
  return self;
}

- (void)openLink { self.opened = [self.opened stringByAppendingString:@"L"]; }

- (void)openNotice:(UITapGestureRecognizer *)tap {
  self.opened = [self.opened stringByAppendingString:@"N"];
  if (CGRectContainsPoint(self.link.frame, [tap locationInView:self])) [self openLink];
}

@end
