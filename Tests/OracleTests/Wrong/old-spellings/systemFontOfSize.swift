import UIKit

func font() -> UIFont { UIFont.systemFontOfSize(12) }  // error: type 'UIFont' has no member 'systemFontOfSize'
