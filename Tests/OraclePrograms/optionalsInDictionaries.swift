// Values of a dictionary that are optionals: nil removes, an optional nil stays.

import UIKit

func optionalsInDictionaries() {
  var images: [String: Int?] = [:]
  let one: Int? = 1
  let none: Int? = nil
  images["a"] = one
  images["b"] = none
  images.updateValue(nil, forKey: "c")
  print(images.count, images["a"]! == 1, images["b"]! == nil, images["d"] == nil)
  images["b"] = nil
  print(images.count, images.keys.sorted())
  images["a"] = .some(nil)
  print(images.count, images["a"]! == nil)
}
