class Box {
  convenience func open() {}  // error: 'convenience' may only be used on 'init' declarations
}
