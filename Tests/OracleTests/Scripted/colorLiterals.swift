// Colour literals where colours of both kinds are expected.

import UIKit

func colorLiterals() {
  let layer = CALayer()
  layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  print(layer.borderColor?.components ?? [])  // expect: [1.0, 0.0, 0.0, 1.0]
  let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
  print(color == .green)  // expect: true
  let colors: [CGColor] = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)]
  print(colors[0].alpha)  // expect: 0.5
}
