#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Given: it changes while other pages are on the screen.
@interface Account : NSObject
@property (class, nonatomic, readonly) Account *shared;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger visits;
@end

@interface Profile : UIViewController
@property (nonatomic, readonly) UILabel *label;
@end

NS_ASSUME_NONNULL_END

@implementation Account

+ (Account *)shared {
  static Account *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[Account alloc] init];
    shared.name = @"Kim";
  });
  return shared;
}

@end

@implementation Profile

- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  if (self = [super initWithNibName:name bundle:bundle]) _label = [[UILabel alloc] init];
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  CGRect frame = self.label.frame;
  frame.origin = CGPointMake(20, 120);
  self.label.frame = frame;
  [self.view addSubview:self.label];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.label.text = Account.shared.name;
  Account.shared.visits += 1;
}

@end
