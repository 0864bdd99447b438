import Testing

/// A file of Objective-C, and what the doctor finds in it.
struct ObjectiveCDoctorSample: Sendable, CustomTestStringConvertible {
  let kind: String
  let header: String
  let text: String
  var testDescription: String { kind }

  /// Every kind that Objective-C allows, with `// here` in the line of the mistake.
  nonisolated static let wrong: [ObjectiveCDoctorSample] = [
    ObjectiveCDoctorSample(
      kind: "hit-test-forward",
      header: """
        @interface A : UIView
        @end
        """,
      text: """
        @implementation A
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          for (UIView *view in self.subviews) {  // here
            CGPoint inner = [self convertPoint:point toView:view];
            UIView *hit = [view hitTest:inner withEvent:event];
            if (hit) { return hit; }
          }
          return nil;
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "hit-test-unconverted",
      header: """
        @interface A : UIView
        @end
        """,
      text: """
        @interface A ()
        @property (nonatomic) UIView *inner;
        @end
        @implementation A
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          return [self.inner hitTest:point withEvent:event];  // here
        }
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          return [_inner pointInside:point withEvent:event];  // here
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "inside-by-frame",
      header: """
        @interface A : UIView
        @end
        """,
      text: """
        @implementation A
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          return CGRectContainsPoint(self.frame, point);  // here
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "touches-without-super",
      header: """
        @interface A : UIButton
        @end
        """,
      text: """
        @implementation A
        - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {  // here
          self.alpha = 0.5;
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "user-interaction-off",
      header: """
        @interface A : UIView
        @property (nonatomic) UIView *panel;
        @property (nonatomic) UIButton *ok;
        @end
        """,
      text: """
        @implementation A
        - (void)build {
          self.panel.userInteractionEnabled = NO;  // here
          [self.panel addSubview:self.ok];
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "label-gesture",
      header: """
        @interface A : UIView
        @property (nonatomic) UILabel *name;
        @end
        """,
      text: """
        @implementation A
        - (void)build {
          UITapGestureRecognizer *tap =
              [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(go)];
          [_name addGestureRecognizer:tap];  // here
        }
        - (void)go {}
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "recognizer-twice",
      header: """
        @interface A : UIView
        @end
        """,
      text: """
        @implementation A
        - (void)build {
          UITapGestureRecognizer *tap = [UITapGestureRecognizer new];
          for (UIView *view in self.subviews) {
            [view addGestureRecognizer:tap];  // here
          }
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "dead-target",
      header: """
        @interface A : UIView
        @property (nonatomic) UIButton *ok;
        @end
        """,
      text: """
        @implementation A
        - (void)build {
          Handler *handler = [[Handler alloc] init];
          [self.ok addTarget:handler action:@selector(go) forControlEvents:UIControlEventTouchUpInside];  // here
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "cell-subview",
      header: """
        @interface A : UITableViewCell
        @end
        """,
      text: """
        @implementation A
        - (void)build {
          UIButton *ok = [UIButton buttonWithType:UIButtonTypeSystem];
          [self addSubview:ok];  // here
        }
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "tap-over-rows",
      header: """
        @interface A : UIViewController
        @end
        """,
      text: """
        @implementation A
        - (void)viewDidLoad {
          UITapGestureRecognizer *tap =
              [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(hide)];
          [self.view addGestureRecognizer:tap];  // here
        }
        - (void)hide {}
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {}
        @end
        """),
    ObjectiveCDoctorSample(
      kind: "container-without-size",
      header: """
        @interface A : UIViewController
        @property (nonatomic) UIButton *ok;
        @end
        """,
      text: """
        @implementation A
        - (void)viewDidLoad {
          UIView *box = [[UIView alloc] init];  // here
          box.backgroundColor = UIColor.redColor;
          [box addSubview:self.ok];
          [self.view addSubview:box];
        }
        @end
        """),
  ]

  /// Code that does the same things right.
  nonisolated static let right: [String] = [
    """
    @interface A : UIButton
    @property (nonatomic) UIView *inner;
    @end
    @implementation A
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      for (UIView *view in [self.subviews reverseObjectEnumerator]) {
        UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
        if (hit) { return hit; }
      }
      return [super hitTest:point withEvent:event];
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      return CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);
    }
    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
      [super touchesBegan:touches withEvent:event];
    }
    @end
    """,
    """
    @interface A : UIViewController
    @property (nonatomic) UIButton *ok;
    @property (nonatomic) UIImageView *photo;
    @property (nonatomic) Handler *handler;
    @end
    @implementation A
    - (UIImageView *)photo {
      if (!_photo) {
        _photo = [UIImageView new];
        _photo.userInteractionEnabled = YES;
      }
      return _photo;
    }
    - (void)viewDidLoad {
      UITapGestureRecognizer *tap = [UITapGestureRecognizer new];
      [self.photo addGestureRecognizer:tap];
      UIView *box = [[UIView alloc] init];
      [box addSubview:self.ok];
      [self.view addSubview:box];
      box.frame = self.view.bounds;
      Handler *handler = [Handler new];
      self.handler = handler;
      [self.ok addTarget:handler action:@selector(go) forControlEvents:UIControlEventTouchUpInside];
      tap = [UITapGestureRecognizer new];
      [box addGestureRecognizer:tap];
    }
    @end
    """,
    """
    @interface A : UITableViewCell
    @property (nonatomic) UIButton *ok;
    @property (nonatomic) UIView *line;
    @end
    @implementation A
    - (void)build {
      [self.contentView addSubview:self.ok];
      [self addSubview:self.line];
      [self.line setUserInteractionEnabled:NO];
    }
    @end
    """,
  ]
}
