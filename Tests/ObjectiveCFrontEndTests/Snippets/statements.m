#define DEGREES(x) ((x) * M_PI / 180)
#define WEAK(x) __weak typeof(x) weak_##x = x
#define LOG(format, ...) NSLog(@"%s " format, #format, ##__VA_ARGS__)
#if TARGET_OS_IPHONE && !defined(NOTHING) && __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_9_0
#define SIDE 44
#elif 1
#define SIDE oops
#else
this is not read, don't look
#endif

@interface Board : UIView
@property (nonatomic) CGFloat side;
@end
@implementation Board
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!self.userInteractionEnabled || self.hidden || self.alpha <= 0.01) return nil;
  if (![self pointInside:point withEvent:event]) { return nil; } else if (point.x > SIDE) return self; else return nil;
  for (UIView *child in [self.subviews reverseObjectEnumerator]) {
    CGPoint inner = [child convertPoint:point fromView:self];
    UIView *hit = [child hitTest:inner withEvent:event];
    if (hit) return hit;
  }
  for (NSInteger i = self.subviews.count - 1, k = 0; i >= 0; i--, k++) {
    if (i == 3) continue;
    UIView *view = self.subviews[i];
    view.center = (CGPoint){.x = 1, .y = DEGREES(90)};
  }
  UIView *v;
  for (v in self.subviews) { break; }
  id one;
  while ((one = [self next]) != nil) [one stop];
  do { _side -= 1; } while (_side > 0);
  switch (self.contentMode) {
    case UIViewContentModeTop:
    case UIViewContentModeLeft: { _side = 1; break; }
    case 'a' ... 'z': return nil;
    default: _side++;
  }
  return [super hitTest:point withEvent:event];
}

- (void)literals {
  static dispatch_once_t once;
  dispatch_once(&once, ^{ shared = [[self alloc] init]; });
  NSArray *a = @[@1, @2.5f, @YES, @'c', @(x + 1), @-3, [a[0] b], @[], @{}];
  NSDictionary *d = @{@"a": @"b", key: [self value], @"c" : flag ? x : y,};
  SEL s = @selector(hitTest:withEvent:);
  char *e = @encode(CGRect), c = '\n';
  CGRect r = {{0, 0}, {10, 20}};
  r.origin.x += 2, r.size.width = -r.size.width;
  int count = (int)self.subviews.count, mask = ~0x1Fu << 2 | (3 & 1UL) ^ 07;
  CGFloat f = 1e-3 + 2. * .5f / (CGFloat)count - -1;
  id o = (__bridge id)[UIColor redColor].CGColor ?: nil;
  Polar *p = &(Polar){1, 2};
  p->angle = *q;
  BOOL (^test)(id, NSUInteger, BOOL *) = ^BOOL(id item, NSUInteger index, BOOL *stop) {
    *stop = YES;
    return index > 3;
  };
  __block NSInteger n = 0;
  WEAK(self);
  [UIView animateWithDuration:.3 delay:0 options:A | B animations:^{ weak_self.alpha = 0; }
    completion:^(BOOL finished) { n++; }];
  if ([o isKindOfClass:[UIView class]] && (o = nil) == nil) LOG(@"%d", n);
  LOG(@"none");
  @try { [self run]; } @catch (NSException *e) { @throw; } @catch (...) { @throw e; } @finally { }
  @synchronized (self) { }
  @autoreleasepool { }
  if (@available(iOS 11.0, *)) { }
  NSArray<UIView *> *views = [NSMutableArray<UIView *> array];
  void (*f2)(id, SEL) = (void (*)(id, SEL))g;
  size_t z = sizeof(CGRect) + sizeof x + sizeof(UIView *);
  [self log:@"%@ %@", a, d];
  [self moveBy:1 :2];
  [[NSNotificationCenter defaultCenter] addObserver:self
                                           selector:@selector(changed:)
                                               name:UIKeyboardWillShowNotification
                                             object:nil];
  (void)[o class];
  Unknown *u = [Unknown new];
  Unknown<Other> *w = (Unknown *)u;
  a * b;
}
@end

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([Board class]));
}
