// A Character is what a reader sees, however many scalars it takes.

import UIKit

func unicodeStrings() {
  let flag = "🇨🇭"
  let family = "👨‍👩‍👧"
  let accented = "cafe\u{301}"
  print(flag.count, family.count, accented.count, accented == "café")
  print("点击区域".count, "点击区域".first ?? "-", "按钮" + "!")
  print("héllo".uppercased(), "straße".uppercased())
  print("ab".unicodeScalars.count, flag.unicodeScalars.count, "é".utf8.count)
  for character in "日本" { print(character, terminator: "/") }
  print()
  let letter: Character = "A"
  print(letter.isLetter, letter.isNumber, letter == "A", "\(letter)\(letter)")
}
