// ObjectIdentifier in sets and dictionaries, and the last element of ranges and texts by a closure.

import UIKit

private struct Mark: Hashable {
  let of: ObjectIdentifier
  let text: String
}

private final class Holder {
  var certain: UIView! = UIView()
  var maybe: UIView?
}

func identitiesAsKeys() {
  let (red, blue) = (UIView(), UIView())
  var seen: Set<ObjectIdentifier> = []
  print(seen.insert(ObjectIdentifier(red)).inserted, seen.insert(ObjectIdentifier(red)).inserted)
  print(seen.count, seen.contains(ObjectIdentifier(red)), seen.contains(ObjectIdentifier(blue)))
  var names = [ObjectIdentifier(red): "red"]
  names[ObjectIdentifier(blue)] = "blue"
  names[ObjectIdentifier(red)] = "Red"
  print(
    names.count, names[ObjectIdentifier(red)] ?? "none", names[ObjectIdentifier(blue)] ?? "none")
  let marks: Set = [
    Mark(of: ObjectIdentifier(red), text: "a"), Mark(of: ObjectIdentifier(red), text: "a"),
    Mark(of: ObjectIdentifier(blue), text: "a"),
  ]
  print(marks.count)
  let types: Set = [ObjectIdentifier(UIView.self), ObjectIdentifier(UIView.self)]
  print(types.count, types.contains(ObjectIdentifier(UILabel.self)))

  print((1...5).last { $0 < 4 } ?? 0, (1..<5).last(where: { $0 > 9 }) ?? 0)
  print("abcab".last { $0 != "b" } ?? "-", (0..<5).lastIndex(where: { $0 < 3 }) ?? -1)
  print([10, 20, 30].indices.last { $0 < 2 } ?? -1, [(1, "a"), (2, "b")].map(\.0))
  print([(1, "a"), (2, "b")].map(\.1).joined())

  let holder = Holder()
  if let view = holder.maybe ?? holder.certain { print(view === holder.certain) }
  holder.certain = nil
  guard let view = holder.maybe ?? holder.certain else { return print("neither") }
  print(view)
}
