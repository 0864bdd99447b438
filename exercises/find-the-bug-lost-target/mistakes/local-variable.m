#import <UIKit/UIKit.h>

// Given: counts the plays of one player.
@interface Counter : NSObject
@property (class, nonatomic) NSInteger total;
@property (class, nonatomic) NSInteger last;
@property (class, nonatomic) NSInteger gone;
- (void)count;
@end

static NSInteger counted = 0;
static NSInteger lastCount = 0;
static NSInteger countersGone = 0;

@implementation Counter {
  NSInteger _plays;
}

+ (NSInteger)total { return counted; }
+ (void)setTotal:(NSInteger)total { counted = total; }
+ (NSInteger)last { return lastCount; }
+ (void)setLast:(NSInteger)last { lastCount = last; }
+ (NSInteger)gone { return countersGone; }
+ (void)setGone:(NSInteger)gone { countersGone = gone; }

- (void)count {
  _plays += 1;
  lastCount = _plays;
  counted += 1;
}

- (void)dealloc {
  countersGone += 1;
}

@end

@interface Player : UIView
@property (nonatomic, strong, nonnull) UIButton *play;
@end

@implementation Player

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _play = [[UIButton alloc] initWithFrame:CGRectMake(20, 20, 100, 60)];
    [self addSubview:_play];
    Counter *counter = [[Counter alloc] init];
    [_play addTarget:counter
              action:@selector(count)
    forControlEvents:UIControlEventTouchUpInside];
  }
  return self;
}

@end
