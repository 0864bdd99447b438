func now() -> Int { 1 }

func use() -> Int {
  return now(5)  // error: argument passed to call that takes no arguments
}
