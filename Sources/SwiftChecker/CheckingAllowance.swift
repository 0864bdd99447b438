import Records
import SourceTree
import TypedProgram

/// The limit of the checker's work for its texts, so that none takes longer than a user would wait.
///
/// Most texts take a hundredth of it. Long checks result from many items that have to be compared
/// with all others: overloads of one name, types that wait for one another.
package final class CheckingAllowance {
  /// The allowance left, in steps of about a tenth of a microsecond.
  private var left: Int
  /// The steps left until the next check of Ctrl-C.
  private var untilLook = CheckingAllowance.batch
  private let isInterrupted: () -> Bool
  /// The reason why nothing further is checked; nil while checking continues.
  package private(set) var end: CodeProblem?
  /// The innermost expression or type that was being checked then.
  package private(set) var place: SourceRange?

  private static let batch = 50_000
  /// The steps for one text.
  private static let forText = 25_000_000
  /// The number of texts of a program whose steps are added up.
  private static let mostTexts = 4

  package init(texts: Int = 1, isInterrupted: @escaping () -> Bool) {
    left = Self.forText * min(texts, Self.mostTexts)
    self.isInterrupted = isInterrupted
  }

  var isSpent: Bool { end != nil }

  /// Takes that many steps; returns false when nothing further is to be checked.
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

  /// Sets the place for the report of the end, unless it is known already.
  package func note(_ range: SourceRange) {
    if place == nil { place = range }
  }
}

extension Checker {
  /// Takes that many steps of the allowance for the code at a place.
  @inline(__always)
  func mayCheck(_ steps: Int, _ range: SourceRange) -> Bool {
    if allowance.spend(steps) { return true }
    allowance.note(range)
    return false
  }

  /// Reports that the text was not checked to its end. Results after the place are not valid.
  func reportEnd(in unit: SourceUnit) {
    guard let end = allowance.end else { return }
    let place = allowance.place ?? unit.items.first?.range ?? SourceRange(0, 0)
    diagnostics = [CodeDiagnostic(end, place)]
  }

  /// At most three names similar to a word. The suggestions of a trial, and those of the hundredth
  /// error, are not read, and comparing all names takes longer than everything else.
  func near(_ word: String, among names: @autoclosure () -> some Sequence<String>) -> [String] {
    guard maySuggest else { return [] }
    let names = Set(names())
    work.comparisonsLeft -= names.count
    return Suggestions.near(word, among: names)
  }

  /// Whether names may be searched for suggestions.
  var maySuggest: Bool { trials == 0 && work.comparisonsLeft > 0 }
}
