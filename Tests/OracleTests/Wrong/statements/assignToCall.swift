func size() -> Int { 1 }

func use() {
  size() = 2  // error: expression is not assignable: 'size' returns immutable value
}
