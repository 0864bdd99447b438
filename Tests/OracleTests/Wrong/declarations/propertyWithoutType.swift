struct Box {
  var size  // error: type annotation missing in pattern
}
