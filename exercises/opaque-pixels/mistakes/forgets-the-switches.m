#import <UIKit/UIKit.h>

@interface Sticker : UIImageView
@end

@implementation Sticker

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGImageRef pixels = self.image.CGImage;
  if (!pixels || !CGRectContainsPoint(self.bounds, point)) {
    return nil;
  }
  NSInteger column = (point.x - CGRectGetMinX(self.bounds)) / self.bounds.size.width
      * CGImageGetWidth(pixels);
  NSInteger row = (point.y - CGRectGetMinY(self.bounds)) / self.bounds.size.height
      * CGImageGetHeight(pixels);
  CFDataRef data = CGDataProviderCopyData(CGImageGetDataProvider(pixels));
  const UInt8 *bytes = CFDataGetBytePtr(data);
  UInt8 alpha = bytes[row * CGImageGetBytesPerRow(pixels) + column * 4 + 3];
  CFRelease(data);
  return alpha >= 128 ? self : nil;
}

@end
