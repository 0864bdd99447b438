func risky() throws {}

func run() {
  risky()  // error: call can throw, but it is not marked with 'try' and the error is not handled
}
