struct Failure: Error {}

func use() {
  throw Failure()  // error: error is not handled because the enclosing function is not declared 'throws'
}
