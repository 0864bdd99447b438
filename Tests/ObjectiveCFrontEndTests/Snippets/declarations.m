#import <UIKit/UIKit.h>
@import QuartzCore;

NS_ASSUME_NONNULL_BEGIN
@class Dial, Knob;

typedef NS_ENUM(NSInteger, DialStyle) { DialStyleRound, DialStyleFlat = 4, };
typedef NS_OPTIONS(NSUInteger, DialEdges) { DialEdgesNone = 0, DialEdgesTop = 1 << 0 };
typedef enum { Low, High } Level;
typedef struct { CGFloat radius, angle; } Polar;
typedef void (^DialHandler)(Dial *dial, CGFloat value);
static NSString *const DialName = @"dial" @"-name";
static const CGFloat limits[] = {0, 1.5f, .75};
extern NSString *const DialChanged;

@protocol DialDelegate <NSObject>
- (void)dial:(Dial *)dial didTurnTo:(CGFloat)value;
@optional
- (BOOL)dialShouldTurn:(Dial *)dial;
@property (nonatomic, readonly) BOOL isQuiet;
@required
+ (instancetype)shared;
@end

@interface Dial<__covariant T> : UIControl <DialDelegate, UIGestureRecognizerDelegate> {
@private
  CGFloat _start;
@public
  id<DialDelegate> other;
}
@property (nonatomic, weak, nullable) IBOutlet id<DialDelegate> delegate;
@property (nonatomic, copy) void (^handler)(CGFloat value);
@property (nonatomic, getter=isOn, setter=setOn:) BOOL on;
@property (nonatomic, strong) NSDictionary<NSString *, NSArray<UIView *> *> *views;
@property (strong) __kindof UIView *first, *second;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (IBAction)turn:(id)sender;
- plain;
@end

@interface Dial ()
@property CGFloat angle;
@end

@interface UIView (Moving) <NSCopying>
- (void)moveBy:(CGFloat)x :(CGFloat)y;
@end
NS_ASSUME_NONNULL_END

@implementation Dial {
  __weak UIView *_knob;
}
@synthesize on = _isOn, delegate;
@dynamic views;

static CGFloat clamp(CGFloat value, CGFloat low) {
  return value < low ? low : value;
}

+ (Class)layerClass { return [CAShapeLayer class]; }

- (id)plain
{
  return self;
}
@end
