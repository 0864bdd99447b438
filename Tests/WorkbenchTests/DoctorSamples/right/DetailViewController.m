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
  [self.avatarView addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open)]];
  self.termsLabel = [[UILabel alloc] init];
  self.termsLabel.userInteractionEnabled = YES;
  [self.avatarView setUserInteractionEnabled:YES];
  self.termsLabel.text = @"Terms";
  [self.view addSubview:self.termsLabel];
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(terms)];
  [self.termsLabel addGestureRecognizer:tap];
}

- (void)open {}
- (void)terms {}

@end
