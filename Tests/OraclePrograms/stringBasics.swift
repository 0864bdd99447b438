// Literals, concatenation, interpolation and the common members of String.

import UIKit

func stringBasics() {
  let name = "button"
  var text = "The " + name
  text += "!"
  print(text, text.count, text.isEmpty, "".isEmpty)
  print("\(name) at \(1 + 2), \(name == "button" ? "yes" : "no")")
  print(name.uppercased(), "ABC".lowercased(), name.capitalized)
  print(name.hasPrefix("but"), name.hasSuffix("x"), name.contains("tt"))
  print("a\tb", "quote \" backslash \\", "line\nbreak", "\u{1F600}")
  print(name.first ?? "-", name.last ?? "-", String(name.reversed()))
  print(String(repeating: "ab", count: 3), name == "button", name != "Button")
  print("", "x", separator: "|")
  print("no newline", terminator: ";")
  print()
}
