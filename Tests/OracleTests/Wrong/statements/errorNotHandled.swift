struct Failure: Error {}
func risky() throws -> Int { throw Failure() }

func use() -> Int {
  return try risky()  // error: errors thrown from here are not handled
}
