// Splitting, joining, trimming and replacing.

import UIKit

func stringSplitting() {
  let words = "one two  three".split(separator: " ")
  print(words.count, words[0], words.last ?? "")
  print(["a", "b", "c"].joined(separator: ", "), ["x", "y"].joined())
  print("a,b,,c".components(separatedBy: ","))
  print("  padded ".trimmingCharacters(in: .whitespaces) + "|")
  print("banana".replacingOccurrences(of: "an", with: "AN"))
  print("banana".filter { $0 != "a" }, "abc".map { "\($0)!" })
  print("hello".prefix(2), "hello".suffix(3), "hello".dropFirst())
  for character in "añ" { print(character) }
}
