import Foundation
import Machine
import Records
import UIKitModel

/// Resets the limits of scripts for each of many questions, each about a point of the screen, and
/// reports what stopped one.
///
/// Two limits apply to all of them together. Answers that add one view after the other would take
/// longer each time; and a hundred million points take long, whatever answers.
package final class ScriptBudget {
  private let engine: SwiftEngine?
  private let machine: Machine?
  /// The number of subviews that had been added before the first question.
  private var insertions: UInt64 = 0

  /// The windows whose views are asked.
  private let order: WindowOrder
  /// The cost of asking one view.
  private let weight: Int
  private let limit: Int
  private let isInterrupted: () -> Bool
  /// The cost of all questions so far.
  private var spent = 0
  private var wasInterrupted = false
  /// The steps of the last question, if it was answered together with others.
  private var charged = 0
  /// The number of questions that may begin until the next check.
  private var unseen = 0

  private static let mostInsertions = 10_000
  /// The number of questions between checks. A check takes as long as a question: a single one
  /// represents those after it.
  private static let batch = 256

  /// Creates a budget; `isRecorded`: every question is recorded, which takes longer.
  package init(_ scene: Scene, isRecorded: Bool = false) {
    engine = scene.engineIfMade
    machine = engine?.machine
    order = scene.application.windowOrder
    weight = isRecorded ? 2 : 1
    limit = scene.limits.map
    isInterrupted = scene.isInterrupted
  }

  /// Begins before the first question.
  package func begin() {
    insertions = UIView.insertionCount
    spent = 0
    charged = 0
    wasInterrupted = false
    unseen = 0
    machine?.beginQuestion()
  }

  /// Begins a question; `views` is the approximate number of views that it asks.
  @inline(__always)
  func renew(views: @autoclosure () -> Int) {
    settle()
    if unseen == 0 { look(views()) }
    unseen -= 1
  }

  /// Adds the cost of the last question.
  @inline(__always)
  private func settle() {
    guard let machine else { return }
    spent &+= machine.steps &+ charged
    charged = 0
    machine.renewQuestion()
  }

  /// Charges a question that was answered together with others: the steps that it would have taken
  /// separately.
  func charge(_ steps: Int) { charged = steps }

  /// The same for many questions, each with its own limits; `views` returns the approximate number
  /// of views that the question at an index asks. Returns false, and counts nothing, if they exceed
  /// the limits together: then they have to be counted one by one.
  func charge(_ costs: [Int32], views: (Int) -> Int) -> Bool {
    guard let machine, let last = costs.last else { return true }
    var sum = spent &+ machine.steps &+ charged
    for cost in costs { sum &+= Int(cost) }
    let looks = Array(stride(from: unseen, to: costs.count, by: Self.batch))
    for place in looks { sum &+= Self.batch * (2 + weight * views(place)) }
    guard sum <= limit, looks.isEmpty || !isInterrupted() else { return false }
    settle()
    spent = sum &- Int(last)
    charged = Int(last)
    unseen = (looks.last.map { $0 + Self.batch } ?? unseen) - costs.count
    return true
  }

  /// Grows whenever a script writes something that a later question may read.
  var writes: Int { machine?.writes ?? 0 }

  /// Begins a question about the whole screen.
  @inline(__always)
  func renew(at point: CGPoint) {
    renew(views: order.viewCount(at: point))
  }

  @inline(never)
  private func look(_ views: Int) {
    unseen = Self.batch
    // A point takes about as long by itself as two views.
    spent += Self.batch * (2 + weight * views)
    if isInterrupted() { wasInterrupted = true }
  }

  /// Whether a script stopped in the question, or all of them together exceeded a limit.
  @inline(__always)
  var isSpent: Bool {
    machine?.isStopped ?? false || hasGrown || spent > limit || wasInterrupted
  }

  private var hasGrown: Bool {
    UIView.insertionCount &- insertions > UInt64(Self.mostInsertions)
  }

  /// The reason why it is spent; nil while it is not.
  var report: StopReport? {
    if let failure = machine?.failure { return engine?.report(failure) }
    guard let problem else { return nil }
    return .nowhere(problem, printed: engine?.takeOutput() ?? "")
  }

  private var problem: RunProblem? {
    if wasInterrupted { return .interrupted }
    if hasGrown { return .growsWhileAsked(limit: Self.mostInsertions) }
    return spent > limit ? .map(limit: limit) : nil
  }

  /// Called after the last question, or the one in which a script stopped. The next one runs as if
  /// nothing had happened.
  package func end() {
    guard let machine else { return }
    if machine.isStopped { Door.isStopped = false }
    machine.endQuestion()
  }
}

extension StopReport {
  /// A stop without a line: for a limit on many answers together.
  static func nowhere(_ problem: RunProblem, printed: String = "") -> StopReport {
    StopReport(
      problem: problem, file: SwiftEngine.promptName, line: 1, column: 1, lineText: "", calls: [],
      printed: printed)
  }
}
