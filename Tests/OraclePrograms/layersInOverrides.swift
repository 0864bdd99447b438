// Layers in an override: contains, convert, sublayers and presentation.

import UIKit

private class Layered: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let layers = layer.sublayers, !layers.isEmpty else { return layer.contains(point) }
    return layers.contains { $0.contains($0.convert(point, from: layer)) }
  }
}

func layersInOverrides() {
  let view = Layered(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  print(view.point(inside: CGPoint(x: 39, y: 0), with: nil), view.layer.contains(.zero))
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
  view.addSubview(child)
  for x in [5, 10, 15, 19.5, 20] {
    print(x, view.point(inside: CGPoint(x: x, y: 15), with: nil), terminator: "; ")
  }
  print()
  print(view.layer.sublayers?.count ?? 0, child.layer.superlayer === view.layer)
  print(
    view.layer.presentation()?.frame ?? .zero, child.layer.convert(CGPoint.zero, to: view.layer))
}
