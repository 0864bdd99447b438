actor Counter {  // error:
  var count = 0
}
