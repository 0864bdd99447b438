import UIKit

func level() -> UIWindow.Level { UIWindowLevelNormal }  // error: cannot find 'UIWindowLevelNormal' in scope
