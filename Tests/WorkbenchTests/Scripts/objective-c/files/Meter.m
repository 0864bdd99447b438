#import "Meter.h"
@implementation Meter
- (NSString *)text { [self.delegate meterDidChange:@"x"]; return self.kind == MeterKindB ? @"b" : @"a"; }
@end
