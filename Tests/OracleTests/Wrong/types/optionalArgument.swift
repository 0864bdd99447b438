func half(_ number: Int) -> Int { number / 2 }

func use(_ number: Int?) -> Int {
  return half(number)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
}
