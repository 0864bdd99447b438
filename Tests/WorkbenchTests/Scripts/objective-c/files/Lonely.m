#import "Absent.h"

@interface Lonely : UIView
@end

@implementation Lonely
@end
