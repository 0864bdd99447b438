#import <UIKit/UIKit.h>

@interface PhotoStrip : UIView
@property (nonatomic, copy, nonnull) NSArray<UIView *> *photos;
// The tags of the photos that were chosen.
@property (nonatomic, copy, nonnull) NSArray<NSNumber *> *chosen;
- (void)add:(UIView *)photo;
- (void)remove:(UIView *)photo;
@end

@implementation PhotoStrip

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _photos = @[];
    _chosen = @[];
  }
  return self;
}

- (void)add:(UIView *)photo {
  self.photos = [self.photos arrayByAddingObject:photo];
  [self addSubview:photo];
  photo.userInteractionEnabled = YES;
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self
                                                                        action:@selector(tapped:)];
  [photo addGestureRecognizer:tap];
}

- (void)remove:(UIView *)photo {
  NSMutableArray<UIView *> *rest = [self.photos mutableCopy];
  [rest removeObject:photo];
  self.photos = rest;
  [photo removeFromSuperview];
}

- (void)tapped:(UITapGestureRecognizer *)tap {
  if (![self.photos containsObject:tap.view]) return;
  [self choose:self.photos[0]];
}

- (void)choose:(UIView *)photo {
  self.chosen = [self.chosen arrayByAddingObject:@(photo.tag)];
}

@end
