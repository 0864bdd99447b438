// How optionals print, alone and nested.

import UIKit

func printingOptionals() {
  let number: Int? = 5
  let nothing: Int? = nil
  let text: String? = "hi"
  let nested: Int?? = 5
  print(number as Any, nothing as Any, text as Any)
  print(nested as Any, [1, nil, 3] as [Int?])
  print(String(describing: number), String(describing: nothing))
  print("\(String(describing: text))", number ?? 0, nothing ?? 0)
  let point: CGPoint? = CGPoint(x: 1, y: 2)
  print(point as Any, point?.x as Any, point.map { $0.y } as Any)
  print(number == 5, nothing == nil, text != nil, number == nothing)
}
