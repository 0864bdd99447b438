func list() {
  let items = []  // error: empty collection literal requires an explicit type
  print(items)
}
