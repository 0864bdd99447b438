class Box {
  weak var size: Int?  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
}
