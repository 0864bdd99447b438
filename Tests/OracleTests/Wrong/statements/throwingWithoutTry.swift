struct Failure: Error {}
func risky() throws -> Int { throw Failure() }

func use() throws -> Int {
  return risky()  // error: call can throw but is not marked with 'try'
}
