struct Box {
  var width: Int
}

func make() -> Box {
  return Box()  // error: missing argument for parameter 'width' in call
}
