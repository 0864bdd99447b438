#import <UIKit/UIKit.h>

@interface Sticker : UIImageView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if (!self.image || ![super pointInside:point withEvent:event]) {
    return NO;
  }
  unsigned char pixel[4] = {0};
  CGColorSpaceRef colors = CGColorSpaceCreateDeviceRGB();
  CGContextRef context =
      CGBitmapContextCreate(pixel, 1, 1, 8, 4, colors, kCGImageAlphaPremultipliedLast);
  CGColorSpaceRelease(colors);
  CGContextTranslateCTM(context, 0.5 - point.x, 0.5 - point.y);
  UIGraphicsPushContext(context);
  [self.image drawInRect:self.bounds];
  UIGraphicsPopContext();
  CGContextRelease(context);
  return pixel[3] >= 128;
}

@end
