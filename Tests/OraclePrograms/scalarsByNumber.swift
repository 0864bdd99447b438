// Scalars made of numbers and of literals.

import UIKit

func scalarsByNumber() {
  let letter: UnicodeScalar = "b"
  let known = Unicode.Scalar(65 as UInt8)
  print(letter.value, known, Character(known), String(Character(letter)))
  print(
    Unicode.Scalar(0xD800 as UInt32) == nil, Unicode.Scalar(233 as UInt32).map { String($0) } ?? "")
  print(letter < known, letter > known)
  let next = Unicode.Scalar(letter.value + 1)!
  print(Character(next))
}
