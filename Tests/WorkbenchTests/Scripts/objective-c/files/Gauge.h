#import "GaugeKind.h"

#define kGaugeMargin 12

@class Gauge;

@protocol GaugeDelegate <NSObject>
@optional
- (void)gaugeDidChange:(Gauge *)gauge;
@end

@interface Gauge : UIView

@property (nonatomic, weak) id<GaugeDelegate> delegate;
@property (nonatomic) GaugeKind kind;
- (NSString *)title;
- (nullable NSString *)subtitle;

@end
