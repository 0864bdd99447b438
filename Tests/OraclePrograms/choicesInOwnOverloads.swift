// Choices as arguments of a script's own overloaded functions.

import UIKit

func choicesInOwnOverloads() {
  let whole = 3
  let fraction = 1.5
  let text: String? = nil
  for flag in [true, false] {
    print(kind(flag ? whole : 0), kind(flag ? fraction : 0), kind(text ?? "none"))
    print(kind(flag ? 1 : 2), kind(flag ? 1 : 2.5))
    print(pair(1, flag ? whole : 0), pair(1, flag ? fraction : 0), pair(flag ? 2 : 1, 1.5))
  }
}

private func kind(_ value: Int) -> String { "Int \(value)" }
private func kind(_ value: Double) -> String { "Double \(value)" }
private func kind(_ value: String) -> String { "String \(value)" }
private func pair(_ left: Int, _ right: Int) -> String { "ints \(left) \(right)" }
private func pair(_ left: Double, _ right: Double) -> String { "doubles \(left) \(right)" }
