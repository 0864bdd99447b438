import UIKit

func state() -> UIControlState { .normal }  // error: cannot find type 'UIControlState' in scope
