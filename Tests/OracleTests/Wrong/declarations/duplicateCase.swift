enum Mode {
  case quiet
  case quiet  // error: invalid redeclaration of 'quiet'
}
