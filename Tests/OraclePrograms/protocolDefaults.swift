// Default implementations in an extension: a requirement is dispatched, an extra method is not.

import UIKit

private protocol Greeter {
  func greet() -> String
  var tone: Int { get }
}

extension Greeter {
  func greet() -> String { "hello \(tone)" }
  func extra() -> String { "extra of the protocol" }
  var tone: Int { 1 }
}

private struct Quiet: Greeter {}

private struct Loud: Greeter {
  var tone: Int { 9 }
  func greet() -> String { "HELLO" }
  func extra() -> String { "extra of Loud" }
}

func protocolDefaults() {
  let greeters: [any Greeter] = [Quiet(), Loud()]
  for greeter in greeters { print(greeter.greet(), greeter.extra(), greeter.tone) }
  print(Loud().extra(), Quiet().extra())
}
