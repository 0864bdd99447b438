class Box {
  private var size = 1
}

func use(_ box: Box) -> Int {
  return box.size  // error: 'size' is inaccessible due to 'private' protection level
}
