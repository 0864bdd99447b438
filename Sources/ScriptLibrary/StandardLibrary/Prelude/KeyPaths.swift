// Key paths as values: a closure that reads a member, and with `write` one that changes it.
class KeyPath<Root, Value> {
  // The names from the root on, as key-value coding writes them.
  let path: String
  let read: (Root) -> Value

  init(path: String, read: @escaping (Root) -> Value) {
    self.path = path
    self.read = read
  }

  subscript(reading root: Root) -> Value { read(root) }
}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  let write: (inout Root, Value) -> Void

  init(
    path: String, read: @escaping (Root) -> Value, write: @escaping (inout Root, Value) -> Void
  ) {
    self.write = write
    super.init(path: path, read: read)
  }
}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  subscript(writing root: Root) -> Value {
    get { read(root) }
    set {
      var object = root
      write(&object, newValue)
    }
  }
}
struct KeyPathPlace<Root, Value> {
  var root: Root

  subscript(path: WritableKeyPath<Root, Value>) -> Value {
    get { path.read(root) }
    set { path.write(&root, newValue) }
  }
}
