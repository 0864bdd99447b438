func half(_ number: Int) -> Int { number / 2 }

func use() -> Int {
  return half(3, 4)  // error: extra argument in call
}
