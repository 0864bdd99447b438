// A requirement that may be satisfied by a mutating getter.

import UIKit

func mutatingGettersOfProtocols() {
  var steps = Steps()
  var same = Same()
  print(drain(&steps), steps.at, drain(&same))
  print(steps.next, same.next)
}

private protocol Source { var next: Int { mutating get } }
private struct Steps: Source {
  var at = 0
  var next: Int { mutating get { at += 2; return at } }
}
private struct Same: Source { var next: Int { 7 } }
private func drain<S: Source>(_ source: inout S) -> Int { source.next + source.next }
