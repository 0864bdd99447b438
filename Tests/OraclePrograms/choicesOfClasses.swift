// A choice of two classes as an argument: their common class.

import UIKit

func choicesOfClasses() {
  let cat = Cat()
  let dog = Dog()
  for flag in [true, false] {
    print(show(flag ? cat : dog))
    let none: Cat? = nil
    let animal: Animal = none ?? dog
    print(animal.name, show(flag ? 1 : 2))
  }
}

private class Animal {
  init() {}
  var name: String { "animal" }
}
private final class Cat: Animal { override var name: String { "cat" } }
private final class Dog: Animal { override var name: String { "dog" } }
private func show(_ animal: Animal) -> String { "one " + animal.name }
private func show(_ number: Int) -> String { "number \(number)" }
