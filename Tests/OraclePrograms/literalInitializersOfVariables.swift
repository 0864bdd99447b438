// The same initializers with variables.

import UIKit

func literalInitializersOfVariables() {
  let whole = 7
  let fraction = 0.5
  print(Int(integerLiteral: whole), Double(floatLiteral: fraction))
  let text = "a" + "b"
  print(String(stringLiteral: text), Bool(booleanLiteral: whole > 3))
}
