struct Plain {}
struct Box: Equatable {  // error: type 'Box' does not conform to protocol 'Equatable'
  var inner: Plain
}
