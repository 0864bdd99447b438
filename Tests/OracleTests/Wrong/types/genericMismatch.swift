func same<T>(_ a: T, _ b: T) {}

func use() {
  same(1, "one")  // error: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
}
