import Records
import SourceTree
import TypedProgram

/// How much the checker may do for one text, so that none takes longer than anybody waits.
///
/// Most texts take a hundredth of it. What makes it long is much of a kind that has to be compared
/// with all others: overloads of one name, types that wait for one another.
package final class CheckingAllowance {
  /// The allowance left, in steps of about a tenth of a microsecond.
  private var left = 25_000_000
  /// The steps left until the next look at Ctrl-C.
  private var untilLook = CheckingAllowance.batch
  private let isInterrupted: () -> Bool
  /// Why nothing further is checked; nil while it goes on.
  package private(set) var end: CodeProblem?
  /// The innermost expression or type that was being checked then.
  package private(set) var place: SourceRange?

  private static let batch = 50_000

  package init(isInterrupted: @escaping () -> Bool) {
    self.isInterrupted = isInterrupted
  }

  var isSpent: Bool { end != nil }

  /// Takes that many steps; false when nothing further is to be checked.
  @inline(__always)
  func spend(_ steps: Int) -> Bool {
    untilLook -= steps
    return untilLook >= 0 ? end == nil : look()
  }

  private func look() -> Bool {
    guard end == nil else { return false }
    left -= Self.batch - untilLook
    untilLook = Self.batch
    if isInterrupted() {
      end = .stop(.interrupted)
    } else if left < 0 {
      end = .expression(.takesTooLongToCheck)
    }
    return end == nil
  }

  /// Where the end is told, unless that is known already.
  package func note(_ range: SourceRange) {
    if place == nil { place = range }
  }
}

extension Checker {
  /// Takes that many steps of the allowance for what is at a place.
  @inline(__always)
  func mayCheck(_ steps: Int, _ range: SourceRange) -> Bool {
    if allowance.spend(steps) { return true }
    allowance.note(range)
    return false
  }

  /// Says that the text was not checked to its end. What was found after the place is worth
  /// nothing.
  func reportEnd(in unit: SourceUnit) {
    guard let end = allowance.end else { return }
    let place = allowance.place ?? unit.items.first?.range ?? SourceRange(0, 0)
    diagnostics = [CodeDiagnostic(end, place)]
  }

  /// At most three names near to a word. Nobody reads the suggestions of a trial, or those of the
  /// hundredth mistake, and to compare all names takes longer than all else.
  func near(_ word: String, among names: @autoclosure () -> some Sequence<String>) -> [String] {
    guard maySuggest else { return [] }
    let names = Set(names())
    work.comparisonsLeft -= names.count
    return Suggestions.near(word, among: names)
  }

  /// Whether names may be looked through for suggestions.
  var maySuggest: Bool { trials == 0 && work.comparisonsLeft > 0 }
}
