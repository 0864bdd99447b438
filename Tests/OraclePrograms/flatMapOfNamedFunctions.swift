// `flatMap` with functions and key paths in place of closures.

import UIKit

func flatMapOfNamedFunctions() {
  print([1, 2, 4].flatMap(half), [1, 2].flatMap(twice))
  print(["5", "q"].flatMap { Int($0) }.count)
  let items = [Item(note: "a"), Item(note: nil)]
  print(items.flatMap { $0.note })
  print(Optional(4).flatMap(half) ?? 0)
}

private func half(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }
private func twice(_ number: Int) -> [Int] { [number, number] }
private struct Item { let note: String? }
