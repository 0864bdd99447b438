struct Box {
  var size = 1
  mutating func grow() { size += 1 }
}

func use() {
  let box = Box()
  box.grow()  // error: cannot use mutating member on immutable value: 'box' is a 'let' constant
}
