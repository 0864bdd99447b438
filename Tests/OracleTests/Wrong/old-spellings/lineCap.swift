import UIKit

func cap() -> CAShapeLayerLineCap { kCALineCapRound }  // error: cannot find 'kCALineCapRound' in scope
