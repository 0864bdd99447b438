// CoreGraphics and QuartzCore may be imported as well.

import CoreGraphics
import QuartzCore
import UIKit

private func middle(of layer: CALayer) -> CGPoint {
  CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
}

func importedModules() {
  let view = UIView(frame: CGRect(x: 1, y: 1, width: 8, height: 8))
  print(middle(of: view.layer), CGAffineTransform.identity.isIdentity)
}
