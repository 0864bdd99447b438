// reversed, enumerated, indices, prefix, suffix, dropping and zip.

import UIKit

func arraySlices() {
  let names = ["a", "b", "c", "d"]
  print(Array(names.reversed()), names.reversed().first ?? "", names.indices)
  for (index, name) in names.enumerated().reversed() { print(index, name, terminator: " ") }
  print()
  print(names.prefix(2), names.suffix(2), names.dropFirst(), names.dropLast(3))
  print(Array(names.prefix { $0 < "c" }), names.prefix(10).count)
  for index in names.indices where index % 2 == 0 { print(names[index], terminator: " ") }
  print()
  let slice = names[1...]
  print(slice.startIndex, slice.first ?? "", slice[1], slice.count)
  print(names.max() ?? "", names.joined(separator: "-"), names.starts(with: ["a", "b"]))
  print(names.lazy.map { $0 + "!" }.first ?? "", Array(zip(names, 1...)).count)
}
