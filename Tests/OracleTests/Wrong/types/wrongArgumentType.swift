func half(_ number: Int) -> Int { number / 2 }

func use() -> Int {
  return half("four")  // error: cannot convert value of type 'String' to expected argument type 'Int'
}
