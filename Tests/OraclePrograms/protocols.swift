// Protocols with properties and methods; values of protocol type.

import UIKit

private protocol Named {
  var name: String { get }
  func greet() -> String
}

private struct Person: Named {
  var name: String
  func greet() -> String { "I am \(name)" }
}

private class Robot: Named {
  let number = 7
  var name: String { "R\(number)" }
  func greet() -> String { "BEEP \(name)" }
}

private class Player: UIView, Named {
  var name: String { "player \(tag)" }
  func greet() -> String { name.uppercased() }
}

func protocols() {
  let player = Player()
  player.tag = 3
  let all: [any Named] = [Person(name: "Ann"), Robot(), player]
  for named in all { print(named.greet(), named is Robot) }
  print(all.map { $0.name }.joined(separator: ","))
  let view: UIView = player
  if let named = view as? any Named { print("view is named", named.name) }
  print((UIView() as? any Named) == nil, (all[2] as? UIView)?.tag ?? 0)
}
