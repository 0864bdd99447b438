// The right-hand side of &&, || and ?? and the other branch of ?: do not run.

import UIKit

private func say(_ text: String, _ answer: Bool) -> Bool {
  print("asked", text)
  return answer
}

private func number(_ text: String) -> Int {
  print("number", text)
  return 7
}

func shortCircuit() {
  print(say("a", false) && say("b", true))
  print(say("c", true) && say("d", false))
  print(say("e", true) || say("f", true))
  print(say("g", false) || say("h", false) || say("i", true))
  let known: Int? = 3
  let unknown: Int? = nil
  print(known ?? number("j"))
  print(unknown ?? number("k"))
  print(say("l", true) ? number("m") : number("n"))
  print(say("o", false) && say("p", true) || say("q", true))
}
