class Box {
  let size: Int { 3 }  // error: 'let' declarations cannot be computed properties
}
