func keep(_ body: (Int) -> Void) {}

func use() {
  keep { print("no parameter named") }  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
}
