// A function where one of other types is expected: wider parameters, narrower results.

import UIKit

private protocol Named { var name: String { get } }
private class Animal: Named {
  init() {}
  var name: String { "animal" }
}
private final class Cat: Animal { override var name: String { "cat" } }
private struct Stone: Named { let name = "stone" }

private func describe(_ value: Any) -> String { "<\(value)>" }
private func double(_ number: Int?) -> Int { 2 * (number ?? 10) }
private func makeCat() -> Cat { Cat() }
private func fail(_ number: Int) throws -> Int { number + 1 }
private func visit(_ stone: Stone, _ body: (Named) -> String) -> String { body(stone) }

private func each(_ numbers: [Int], _ body: (Int) -> Any?) -> [String] {
  numbers.map { "\(body($0) ?? "nothing")" }
}

func functionsForFunctions() {
  let ofInt: (Int) -> String = describe
  let ofNumber: (Int) -> Any = double
  let ofPair: (Int, String) -> Any? = { (number: Any, text: Any) -> String in "\(number)\(text)" }
  print(ofInt(3), ofNumber(4), ofPair(1, "a") ?? "")
  let makers: [() -> Named] = [makeCat, { Stone() }]
  print(makers.map { $0().name })
  let makeOptional: () -> Animal? = makeCat
  print(makeOptional()?.name ?? "")
  let onAny: (Any) -> String = { ($0 as? Named)?.name ?? "no name" }
  let onStone: (Stone) -> String = onAny
  print(onStone(Stone()), visit(Stone(), onAny))
  print(each([1, 2], double), each([3], describe))
  let trying: (Int) throws -> Int? = fail
  print((try? trying(1)) as Any)
  var log: [Int] = []
  let note: (Int?) -> Void = { log.append($0 ?? 0) }
  let noteNumber: (Int) -> Void = note
  [1, 2].forEach(noteNumber)
  print(log)
}
