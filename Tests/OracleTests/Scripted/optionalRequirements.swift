// Methods and properties that an @objc protocol leaves open: called, taken as values, and forced.

import UIKit

@objc private protocol Source: AnyObject {
  @objc optional func title(at index: Int) -> String
  @objc optional func reset()
  @objc optional var limit: Int { get }
}

private class Full: NSObject, Source {
  func title(at index: Int) -> String { "title \(index)" }
  func reset() { print("reset") }
  var limit: Int { 3 }
}

private class Empty: NSObject, Source {}

private class List {
  weak var source: Source?
}

func optionalRequirements() {
  let list = List()
  let full = Full()
  print(list.source?.title?(at: 1) ?? "none")  // expect: none
  list.source = full
  print(list.source?.title?(at: 2) ?? "none")  // expect: title 2
  list.source?.reset?()  // expect: reset
  print(list.source?.limit ?? 0)  // expect: 3
  let empty: Source = Empty()
  print(empty.title?(at: 1) == nil, empty.limit ?? -1)  // expect: true -1
  empty.reset?()
  if let title = (full as Source).title { print(title(5)) }  // expect: title 5
  print((full as Source).title!(at: 6))  // expect: title 6
}
