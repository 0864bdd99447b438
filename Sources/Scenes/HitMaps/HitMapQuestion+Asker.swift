import Foundation
import Records
import UIKitModel

extension HitMapQuestion {
  /// Asks one point after the other. Each is a question of its own for the limits of scripts.
  struct Asker {
    fileprivate let order: WindowOrder
    fileprivate let event: UIEvent
    fileprivate let budget: ScriptBudget
    fileprivate let owners: MapOwners
    fileprivate let canvas: MapCanvas
    fileprivate let width: Int
    /// Whether the painted cells are still right. Only code that was asked can have changed the
    /// scene.
    fileprivate var isPainted = true
    /// How many cells were asked by themselves.
    fileprivate(set) var alone = 0
    /// How often in a row nobody answered together.
    fileprivate var failures = 0
    /// The last answer: most points have the owner of the point before them.
    private var last: (view: UIView, index: UInt16)?

    init(_ question: HitMapQuestion) {
      order = question.order
      event = question.event
      budget = question.budget
      owners = question.owners
      canvas = question.canvas
      width = question.width
    }

    /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
    mutating func owner(at point: CGPoint) throws(Stop) -> UInt16 {
      budget.renew(views: order.viewCount(at: point))
      let hit = order.hitTest(point, with: event)
      return try index(of: hit, at: point)
    }

    /// The index of an answer, unless giving it was stopped.
    fileprivate mutating func index(
      of hit: UIView?, at point: @autoclosure () -> CGPoint
    ) throws(Stop) -> UInt16 {
      if budget.isSpent, let report = budget.report { throw Stop(point: point(), report: report) }
      isPainted = isPainted && canvas.isCurrent
      guard let hit else { return HitMap.nobody }
      if let last, last.view === hit { return last.index }
      let index = owners.index(of: hit)
      last = (hit, index)
      return index
    }

    /// The view that a touch at the middle of a cell goes to, asked only where that is not known.
    mutating func owner(ofCell cell: Int) throws(Stop) -> UInt16 {
      guard hasToAsk(cell) else { return canvas.cells[cell] }
      alone += 1
      guard isPainted else { return try owner(at: Self.middle(of: cell, width)) }
      budget.renew(views: canvas.viewCount(cell))
      let hit = canvas.hitTest(cell, event)
      let width = width
      return try index(of: hit, at: Self.middle(of: cell, width))
    }

    private static func middle(of cell: Int, _ width: Int) -> CGPoint {
      CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
    }

    /// Whether nothing but the scripts themselves can tell who owns a cell.
    func hasToAsk(_ cell: Int) -> Bool {
      !isPainted || canvas.cells[cell] == MapCanvas.unknown
    }
  }
}

extension HitMapQuestion.Asker {
  typealias Stop = HitMapQuestion.Stop

  /// The most cells that are asked together: as many lanes as a batch has.
  private static let together = 1_024
  /// Who answered nothing together so often is not asked so again.
  private static let mostFailures = 2

  /// Whether every cell so far was painted or asked together with others, but for the first.
  var asksTogether: Bool { isPainted && alone <= 1 && failures < Self.mostFailures }

  /// Gives the owners of cells in their order, until `give` answers false.
  ///
  /// They are asked together as far as that is the same. The first one is asked by itself: it makes
  /// ready what a batch only reads, such as code that is compiled when it first runs.
  mutating func owners(
    ofCells cells: some RandomAccessCollection<Int>, _ give: (Int, UInt16) -> Bool
  ) throws(Stop) {
    var rest = cells[...]
    while let first = rest.first {
      if !isPainted || failures >= Self.mostFailures || alone == 0 {
        rest.removeFirst()
        guard give(first, try owner(ofCell: first)) else { return }
        continue
      }
      let done = try askTogether(rest.prefix(Self.together), give)
      guard let done else { return }
      rest = rest.dropFirst(done)
    }
  }

  /// Asks cells together and gives their owners. Ends early where one that had to be asked by
  /// itself changed what the others may have read: how many are done; nil where no more are wanted.
  private mutating func askTogether(
    _ cells: some RandomAccessCollection<Int>, _ give: (Int, UInt16) -> Bool
  ) throws(Stop) -> Int? {
    let unknown = cells.filter { canvas.cells[$0] == MapCanvas.unknown }
    guard !unknown.isEmpty else {
      for cell in cells where !give(cell, canvas.cells[cell]) { return nil }
      return cells.count
    }
    let answers = canvas.hitTestTogether(unknown[...], event)
    let indices = answers.owners.map { $0.map { owners.index(of: $0) } ?? HitMap.nobody }
    failures = answers.costs.contains { $0 >= 0 } ? 0 : failures + 1
    let isCharged = try charge(unknown, answers.costs)
    let writes = budget.writes
    var (place, done) = (0, 0)
    for cell in cells {
      done += 1
      guard canvas.cells[cell] == MapCanvas.unknown else {
        guard give(cell, canvas.cells[cell]) else { return nil }
        continue
      }
      let cost = answers.costs[place]
      let index = indices.isEmpty ? HitMap.nobody : indices[Int(answers.places[place])]
      place += 1
      if isCharged {
        guard give(cell, index) else { return nil }
        continue
      }
      if cost >= 0 {
        budget.renew(views: canvas.viewCount(cell))
        budget.charge(Int(cost))
        if budget.isSpent, let report = budget.report {
          throw Stop(point: middle(of: cell), report: report)
        }
        guard give(cell, index) else { return nil }
        continue
      }
      guard give(cell, try owner(ofCell: cell)) else { return nil }
      if !isPainted || budget.writes != writes { return done }
    }
    return done
  }

  /// Counts all answers at once, where every cell has one and nothing of it comes to too much.
  private func charge(_ cells: [Int], _ costs: [Int32]) throws(Stop) -> Bool {
    guard costs.allSatisfy({ $0 >= 0 }) else { return false }
    return budget.charge(costs) { canvas.viewCount(cells[$0]) }
  }

  private func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }
}
