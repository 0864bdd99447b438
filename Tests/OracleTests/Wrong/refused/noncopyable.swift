struct Handle: ~Copyable {  // error:
  let number: Int
}
