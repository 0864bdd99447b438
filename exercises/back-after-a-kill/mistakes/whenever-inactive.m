#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Given: what is written stays when the app ends.
@interface Disk : NSObject
@property (class, nonatomic, readonly) Disk *shared;
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger writes;
- (void)write:(NSString *)text;
@end

@interface Editor : UIResponder <UIApplicationDelegate>
@property (nonatomic, copy) NSString *text;
@end

NS_ASSUME_NONNULL_END

@implementation Disk

+ (Disk *)shared {
  static Disk *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[Disk alloc] init];
    shared.text = @"";
  });
  return shared;
}

- (void)write:(NSString *)text {
  self.text = text;
  self.writes += 1;
}

@end

@implementation Editor

- (instancetype)init {
  if (self = [super init]) _text = @"";
  return self;
}

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.text = Disk.shared.text;
  return YES;
}

- (void)applicationWillResignActive:(UIApplication *)application {
  [Disk.shared write:self.text];
}

- (void)applicationWillTerminate:(UIApplication *)application {
  [Disk.shared write:self.text];
}

@end
