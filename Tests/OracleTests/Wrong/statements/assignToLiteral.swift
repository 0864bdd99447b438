func use() {
  1 = 2  // error: cannot assign to value: literals are not mutable
}
