// Designated, convenience, required and inherited initialisers.

import UIKit

private class Animal {
  let name: String
  var legs: Int
  init(name: String, legs: Int) {
    self.name = name
    self.legs = legs
  }
  convenience init(name: String) {
    self.init(name: name, legs: 4)
    legs += 0
  }
  required init(copy: Animal) {
    name = copy.name + "'"
    legs = copy.legs
  }
}

private class Bird: Animal {
  var wings = 2
  override init(name: String, legs: Int) {
    super.init(name: name + "!", legs: 2)
  }
  required init(copy: Animal) {
    super.init(copy: copy)
    wings = 1
  }
}

private class Duck: Bird {}

func initializerKinds() {
  let bird = Bird(name: "tit")
  print(bird.name, bird.legs, bird.wings)
  let duck = Duck(name: "duck", legs: 100)
  print(duck.name, duck.legs)
  let type: Animal.Type = Duck.self
  let copy = type.init(copy: bird)
  print(copy.name, copy.legs, (copy as? Bird)?.wings ?? 0)
}
