struct Counter {
  var next: Int { mutating get { 1 } }
}

func read() -> Int {
  let counter = Counter()
  return counter.next  // error: cannot use mutating getter on immutable value: 'counter' is a 'let' constant
}
