#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, MeterKind) { MeterKindA, MeterKindB };
@protocol MeterDelegate <NSObject>
- (void)meterDidChange:(NSString *)text;
@end
@interface Meter : UIView
@property (nonatomic) MeterKind kind;
@property (nonatomic, weak, nullable) id<MeterDelegate> delegate;
- (NSString *)text;
@end
NS_ASSUME_NONNULL_END
