// Initializers that a literal calls, by their labels.

import UIKit

func literalInitializers() {
  print(CGFloat(integerLiteral: 88), Double(integerLiteral: 3), Int(integerLiteral: 4))
  print(Double(floatLiteral: 1.5), Float(floatLiteral: 2.5), Bool(booleanLiteral: true))
  print(String(stringLiteral: "text"), CGFloat(floatLiteral: 0.25))
  let size = CGSize(width: CGFloat(integerLiteral: 2), height: 1)
  print(size)
}
