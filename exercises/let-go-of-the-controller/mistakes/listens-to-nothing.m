#import <UIKit/UIKit.h>

@class Model;

@protocol ModelDelegate <NSObject>
- (void)modelDidLoad:(Model *)model;
@end

/// Given; it lives as long as the app.
@interface Model : NSObject

@property (nonatomic, copy) void (^onChange)(NSString *text);
@property (nonatomic, weak) id<ModelDelegate> delegate;
@property (nonatomic) NSInteger ticks;

@end

@implementation Model
@end

@interface Detail : UIViewController <ModelDelegate>

@property (nonatomic, readonly) Model *model;
@property (nonatomic) NSTimer *timer;

- (nonnull instancetype)initWithModel:(Model *)model;

@end

@implementation Detail

- (instancetype)initWithModel:(Model *)model {
  if ((self = [super initWithNibName:nil bundle:nil])) _model = model;
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.model.delegate = self;
  __weak Detail *weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.model.ticks += 1;
  }];
}

- (void)show:(NSString *)text {
  self.title = text;
}

- (void)modelDidLoad:(Model *)model {
  [self show:@"loaded"];
}

- (void)dealloc {
  [self.timer invalidate];
}

@end
