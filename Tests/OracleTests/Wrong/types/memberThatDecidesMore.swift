import UIKit

func wrong() {
  let view = UIView()
  view.colour = .red  // error: value of type 'UIView' has no member 'colour'
  view.corners(.all, radius: 3)  // error: value of type 'UIView' has no member 'corners'
  let colors: [Colour] = [.red, .blue]  // error: cannot find type 'Colour' in scope
  print(colors)
}

class Owner: UIView {
  private var part: Part?  // error: cannot find type 'Part' in scope
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
