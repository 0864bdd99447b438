func use() {
  var count = 0
  let action = { [count] in
    count += 1  // error: left side of mutating operator isn't mutable: 'count' is an immutable capture
  }
  action()
  count += 1
}
