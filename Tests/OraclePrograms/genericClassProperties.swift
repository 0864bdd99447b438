// Properties of generic classes are overridden: stored ones, computed ones and observers.

import UIKit

private class Holder<Value> {
  var value: Value { didSet { log.append("holder \(oldValue) to \(value)") } }
  var title: String { "holder of \(value)" }
  var size: Int {
    get { log.count }
    set { log.append("size \(newValue)") }
  }
  var log: [String] = []

  init(_ value: Value) { self.value = value }

  func change(to new: Value) { value = new }
}

private class Watched: Holder<String> {
  override var value: String {
    willSet { log.append("will be \(newValue)") }
    didSet { log.append("watched \(oldValue)") }
  }
  override var title: String { "watched " + super.title }
}

private class Doubled<Value>: Holder<[Value]> {
  override var value: [Value] {
    get { super.value + super.value }
    set { super.value = Array(newValue.prefix(1)) }
  }
  override var size: Int {
    didSet { log.append("doubled") }
  }
}

private class WatchedAgain<Value>: Doubled<Value> {
  override var value: [Value] {
    didSet { log.append("again \(value.count)") }
  }
}

func genericClassProperties() {
  let watched = Watched("a")
  watched.value = "b"
  watched.change(to: "c")
  let holder: Holder<String> = watched
  holder.value += "!"
  print(watched.log)
  print(holder.title, holder.size)
  let doubled = WatchedAgain([1, 2])
  doubled.value = [3, 4]
  let base: Holder<[Int]> = doubled
  base.change(to: [5, 6])
  base.value.append(9)
  base.size += 1
  print(doubled.value, base.title, doubled.log)
}
