func show(_ flag: Bool) {
  let text = flag ? "yes" : 0  // error: result values in '? :' expression have mismatching types 'String' and 'Int'
  print(text)
}
