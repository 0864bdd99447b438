func half(_ number: Int) -> Int { number / 2 }

func use() -> Int {
  var count = 4
  count += 1
  return half(&count)  // error: '&' used with non-inout argument of type 'Int'
}
