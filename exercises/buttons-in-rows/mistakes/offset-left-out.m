#import <UIKit/UIKit.h>

@interface BookCell : UITableViewCell
@property (nonatomic, strong, nonnull) UIButton *buy;
@end

@implementation BookCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
    _buy = [[UIButton alloc] initWithFrame:CGRectMake(290, 2, 80, 40)];
    [self.contentView addSubview:_buy];
  }
  return self;
}

@end

@interface Shelf : NSObject <UITableViewDataSource>
@property (nonatomic, copy, nonnull) NSArray<NSString *> *names;
@property (nonatomic, copy, nonnull) NSArray<NSString *> *bought;
@property (nonatomic, weak) UITableView *list;
@end

@implementation Shelf

- (instancetype)init {
  if (self = [super init]) {
    _names = [@"A B C D E F G H I J K L M N O P Q R S T U V" componentsSeparatedByString:@" "];
    _bought = @[];
  }
  return self;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.names.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  BookCell *cell = [tableView dequeueReusableCellWithIdentifier:@"book" forIndexPath:indexPath];
  [cell.buy addTarget:self action:@selector(buy:) forControlEvents:UIControlEventTouchUpInside];
  return cell;
}

- (void)buy:(UIButton *)sender {
  CGPoint place = [sender convertPoint:CGPointZero toView:self.list];
  CGFloat y = place.y - self.list.contentOffset.y;
  NSIndexPath *path = [NSIndexPath indexPathForRow:(NSInteger)(y / 44) inSection:0];
  if (path) self.bought = [self.bought arrayByAddingObject:self.names[path.row]];
}

@end
