enum Fault: Error {
  case first, second
}

func run(_ flag: Bool) {
  do {
    if flag { throw Fault.second }  // error: error is not handled because the enclosing catch is not exhaustive
  } catch Fault.first {
    print("first")
  }
}
