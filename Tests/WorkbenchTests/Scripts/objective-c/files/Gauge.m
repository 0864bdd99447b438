#import "Gauge.h"
#import "App-Swift.h"

@implementation Gauge

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _kind = GaugeKindWide;
  }
  return self;
}

- (NSString *)title {
  return self.kind == GaugeKindWide ? @"wide" : @"round";
}

- (NSString *)subtitle {
  return nil;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(CGRectInset(self.bounds, -kGaugeMargin, -kGaugeMargin), point);
}

@end
