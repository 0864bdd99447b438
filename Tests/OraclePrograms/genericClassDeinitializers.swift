// `deinit` of generic classes and of their subclasses runs, the object's own class first.

import UIKit

nonisolated private class Resource<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func name() -> String { "resource" }
  deinit { print("deinit resource", name(), value) }
}

nonisolated private class File: Resource<String> {
  var path: String { "/" + value }
  override func name() -> String { "file " + path }
  deinit { print("deinit file", path) }
}

nonisolated private class Pool<Element>: Resource<[Element]> {
  var others: [Resource<Element>] = []
  deinit { print("deinit pool", value.count, others.count) }
}

func genericClassDeinitializers() {
  do { _ = Resource(1) }
  do {
    let file: Resource<String> = File("a")
    print(file.name())
  }
  do {
    let pool = Pool([1, 2])
    pool.others = [Resource(3)]
  }
  print("end")
}
