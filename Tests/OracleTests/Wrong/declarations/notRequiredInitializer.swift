// An initializer that is called on a class that only a variable knows is required.

private class Card {
  init(side: Int) {}
  func another() -> Card { type(of: self).init(side: 1) }  // error: constructing an object of class type 'Card' with a metatype value must use a 'required' initializer
  class func make() -> Self { self.init(side: 2) }  // error: constructing an object of class type 'Self' with a metatype value must use a 'required' initializer
}
