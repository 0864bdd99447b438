#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (nonatomic, readonly) BOOL isPlaying;
@property (nonatomic, readonly) NSInteger saves;

@end

@implementation AppDelegate

- (void)play {
  _isPlaying = YES;
}

- (void)pause {
  _isPlaying = NO;
}

- (void)save {
  _saves += 1;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self play];
}

- (void)applicationWillResignActive:(UIApplication *)application {
  [self pause];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
  [self save];
}

@end
