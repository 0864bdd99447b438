class Box {
  private(set) var size = 1
}

func grow(_ box: Box) {
  box.size = 2  // error: cannot assign to property: 'size' setter is inaccessible
}
