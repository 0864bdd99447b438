class Box {
  var size: Int {
    get { 1 }
    didSet {}  // error: 'didSet' cannot be provided together with a getter
  }
}
