#import <UIKit/UIKit.h>

@interface Sticker : UIImageView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGImageRef pixels = self.image.CGImage;
  if (!pixels || ![super pointInside:point withEvent:event]) {
    return NO;
  }
  NSInteger column = point.x - CGRectGetMinX(self.bounds);
  NSInteger row = point.y - CGRectGetMinY(self.bounds);
  if (column < 0 || column >= CGImageGetWidth(pixels) || row < 0 || row >= CGImageGetHeight(pixels)) {
    return NO;
  }
  CFDataRef data = CGDataProviderCopyData(CGImageGetDataProvider(pixels));
  const UInt8 *bytes = CFDataGetBytePtr(data);
  UInt8 alpha = bytes[row * CGImageGetBytesPerRow(pixels) + column * 4 + 3];
  CFRelease(data);
  return alpha >= 128;
}

@end
