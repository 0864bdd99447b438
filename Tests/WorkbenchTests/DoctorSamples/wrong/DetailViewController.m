#import "DetailViewController.h"

@interface DetailViewController ()
@property (nonatomic, strong) UIImageView *avatarView;
@property (nonatomic, strong) UILabel *termsLabel;
@end

@implementation DetailViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.avatarView = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"avatar"]];
  [self.view addSubview:self.avatarView];
  [self.avatarView addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open)]];  // here label-gesture
  self.termsLabel = [[UILabel alloc] init];
  self.termsLabel.text = @"Terms";
  [self.view addSubview:self.termsLabel];
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(terms)];
  [self.termsLabel addGestureRecognizer:tap];  // here label-gesture
}

- (void)open {}
- (void)terms {}

@end
