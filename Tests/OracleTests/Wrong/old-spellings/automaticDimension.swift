import UIKit

func height() -> CGFloat { UITableViewAutomaticDimension }  // error: cannot find 'UITableViewAutomaticDimension' in scope
