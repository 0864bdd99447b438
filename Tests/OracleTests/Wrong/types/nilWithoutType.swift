func none() {
  let nothing = nil  // error: 'nil' requires a contextual type
  print(nothing)
}
