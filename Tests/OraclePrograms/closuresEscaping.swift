// Escaping closures, kept and called later; autoclosures; closures that return closures.

import UIKit

private class Queue {
  private var waiting: [(Int) -> Void] = []
  func later(_ action: @escaping (Int) -> Void) { waiting.append(action) }
  func run() {
    for (index, action) in waiting.enumerated() { action(index) }
    waiting.removeAll()
  }
}

private func unless(_ condition: Bool, _ value: @autoclosure () -> String) -> String {
  condition ? "skipped" : value()
}

private func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
  { g(f($0)) }
}

private func loud(_ text: String) -> String {
  print("made", text)
  return text
}

func closuresEscaping() {
  let queue = Queue()
  var log: [String] = []
  queue.later { log.append("a\($0)") }
  queue.later { index in log.append("b\(index)") }
  print(log)
  queue.run()
  queue.run()
  print(log)
  print(unless(true, loud("x")), unless(false, loud("y")))
  print(compose({ $0 + 1 }, { $0 * 10 })(4))
}
