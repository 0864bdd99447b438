// An enum that contains itself.

import UIKit

private indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)

  var value: Int {
    switch self {
    case .number(let number): return number
    case .sum(let a, let b): return a.value + b.value
    case .product(let a, let b): return a.value * b.value
    }
  }

  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let a, let b): "(\(a.text) + \(b.text))"
    case .product(let a, let b): "\(a.text) * \(b.text)"
    }
  }
}

func indirectEnums() {
  let sum = Expression.sum(.number(2), .product(.number(3), .number(4)))
  print(sum.text, "=", sum.value)
  let product = Expression.product(sum, .number(10))
  print(product.text, "=", product.value)
}
