func list() -> [Int] {
  let items = [1]
  items.append(2)  // error: cannot use mutating member on immutable value: 'items' is a 'let' constant
  return items
}
