struct Node {
  var children = [Node]()
  var parent: Node?  // error: value type 'Node' cannot have a stored property that recursively contains it
}
