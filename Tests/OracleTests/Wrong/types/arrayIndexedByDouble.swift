func at(_ list: [Int], _ place: Double) -> Int {
  return list[place]  // error: cannot convert value of type 'Double' to expected argument type 'Int'
}
