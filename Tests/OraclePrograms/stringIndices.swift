// Walking through strings by index, slicing, and comparing characters.

import UIKit

func stringIndices() {
  let text = "hit test"
  let start = text.startIndex
  let third = text.index(start, offsetBy: 2)
  print(text[start], text[third], text[..<third], text[third...])
  if let space = text.firstIndex(of: " ") {
    print(text[..<space], text[text.index(after: space)...], text.distance(from: start, to: space))
  }
  var copy = text
  copy.insert("!", at: copy.endIndex)
  copy.removeFirst(4)
  copy.append(contentsOf: ["a", "b"])
  print(copy, copy.count, Array(text).count, text.indices.count)
  var vowels = 0
  for character in text where "aeiou".contains(character) { vowels += 1 }
  print(vowels, text.sorted().first ?? "-", String(text.reversed()), text.lastIndex(of: "t") != nil)
}
