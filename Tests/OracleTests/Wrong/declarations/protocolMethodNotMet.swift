protocol Opening {
  func open(by amount: Int) -> Bool
}

class Box: Opening {  // error: type 'Box' does not conform to protocol 'Opening'
  func open(by amount: Int) {}
}
