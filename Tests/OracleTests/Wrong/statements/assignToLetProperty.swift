class Box {
  let size = 1
}

func grow(_ box: Box) {
  box.size = 2  // error: cannot assign to property: 'size' is a 'let' constant
}
