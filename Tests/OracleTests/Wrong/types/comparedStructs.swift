struct Size {
  var width = 0
}

func same(_ a: Size, _ b: Size) -> Bool {
  return a == b  // error: binary operator '==' cannot be applied to two 'Size' operands
}
