func large(_ list: [Int]) -> [Int] {
  return list.filter { $0 * 2 }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
}
