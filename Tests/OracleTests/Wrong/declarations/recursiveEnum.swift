enum List {  // error: recursive enum 'List' is not marked 'indirect'
  case end
  case item(Int, List)
}
