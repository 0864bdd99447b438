// Colours by name, and layers that share what the view has.

import UIKit

func colorsAndLayers() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  print(view.backgroundColor == nil)
  view.backgroundColor = .clear
  print(view.backgroundColor == UIColor.clear, view.backgroundColor != .white)
  view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  print(view.backgroundColor == .red)
  view.layer.cornerRadius = view.bounds.height / 2
  view.layer.zPosition = 3
  print(view.layer.cornerRadius, view.layer.bounds, view.layer.position)
  view.layer.opacity = 0.25
  print(view.alpha, view.layer.isHidden)
  view.layer.frame.origin.x = 50
  print(view.frame, view.layer.frame == view.frame, view.layer === view.layer)
}
