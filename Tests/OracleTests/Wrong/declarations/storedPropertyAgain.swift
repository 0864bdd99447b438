class Box {
  var size = 1
}

class Large: Box {
  var size = 2  // error: cannot override with a stored property 'size'
}
