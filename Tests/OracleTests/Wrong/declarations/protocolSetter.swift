protocol Sized {
  var size: Int { get set }
}

struct Box: Sized {  // error: type 'Box' does not conform to protocol 'Sized'
  let size: Int
}
