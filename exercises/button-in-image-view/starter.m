#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

// Views in an image view get no touches. Make them work in every poster.

@end
