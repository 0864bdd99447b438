// The scalars of texts, with their numbers.

import UIKit

func scalarsOfTexts() {
  for scalar in "aé".unicodeScalars { print(scalar, scalar.value, scalar.isASCII) }
  print("abc".unicodeScalars.count, "abc".unicodeScalars.map { $0.value }.reduce(0, +))
  let letter: Character = "b"
  print(letter.unicodeScalars.first!.value, letter.unicodeScalars.count)
  print("x9".unicodeScalars.filter { $0.value < 65 }.count)
}
