// Builds a scene of Touchstone in an app. Its screen has 240 × 200 points.
#import <UIKit/UIKit.h>

/// Shows the scene in its view.
@interface SceneViewController : UIViewController
/// Fills a view.
- (void)buildSceneInView:(UIView *)root;
@end

@implementation SceneViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self buildSceneInView:self.view];
}

- (void)buildSceneInView:(UIView *)root {
  UIView *card = [[UIView alloc] initWithFrame:CGRectMake(20, 40, 160, 120)];
  card.clipsToBounds = YES;
  card.layer.cornerRadius = 12;
  [root addSubview:card];
  UIButton *buyButton = [[UIButton alloc] initWithFrame:CGRectMake(20, 70, 140, 36)];
  [buyButton setTitle:@"Buy & <go>" forState:UIControlStateNormal];
  [card addSubview:buyButton];
  UIView *redDot = [[UIView alloc] initWithFrame:CGRectMake(120, -10, 60, 60)];
  redDot.transform = CGAffineTransformMake(0.8660254037844387, 0.49999999999999994, -0.49999999999999994, 0.8660254037844387, 0, 0);
  redDot.backgroundColor = [UIColor colorWithRed:1 green:0 blue:0 alpha:1];
  [card addSubview:redDot];
  UILabel *note = [[UILabel alloc] initWithFrame:CGRectMake(10, 170, 100, 20)];
  note.alpha = 0.5;
  note.text = @"back to \"back\"";
  [root addSubview:note];
  UIView *veil = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 240, 200)];
  veil.hidden = YES;
  [root addSubview:veil];
  UITapGestureRecognizer *once = [[UITapGestureRecognizer alloc] init];
  once.numberOfTapsRequired = 2;
  [card addGestureRecognizer:once];
  // on card hitTest return nil
}

@end
