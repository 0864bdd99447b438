enum Failure: Error { case small, large }
func risky() throws {}

func use() {
  do {
    try risky()  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  } catch Failure.small {
    print("small")
  }
}
