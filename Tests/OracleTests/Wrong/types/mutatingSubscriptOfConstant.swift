struct Counter {
  subscript(step: Int) -> Int { mutating get { step } }
}

func read() -> Int {
  let counter = Counter()
  return counter[1]  // error: cannot use mutating getter on immutable value: 'counter' is a 'let' constant
}
