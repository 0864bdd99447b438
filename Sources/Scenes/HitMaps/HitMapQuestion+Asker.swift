import Foundation
import HitMaps
import Records
import UIKitModel

extension HitMapQuestion {
  /// Asks one point after the other. Each is a separate question for the limits of scripts.
  struct Asker {
    fileprivate let order: WindowOrder
    fileprivate let event: UIEvent
    fileprivate let budget: ScriptBudget
    fileprivate let owners: MapOwners
    fileprivate let canvas: MapCanvas
    fileprivate let width: Int
    /// Whether the painted cells are still valid. Only code that was asked can have changed the
    /// scene.
    fileprivate(set) var isPainted = true
    /// The number of cells that were asked separately.
    fileprivate(set) var alone = 0
    /// The cells that were asked together.
    fileprivate var joint = Joint()
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

    /// The hit-test view of a point, by its index; `HitMap.nobody` for none.
    mutating func owner(at point: CGPoint) throws(Stop) -> UInt16 {
      budget.renew(views: order.viewCount(at: point))
      let hit = order.hitTest(point, with: event)
      return try index(of: hit, at: point)
    }

    /// The same, asked with nil for the event.
    mutating func ownerWithoutEvent(at point: CGPoint) throws(Stop) -> UInt16 {
      budget.renew(views: order.viewCount(at: point))
      let hit = order.hitTest(point, with: nil)
      return try index(of: hit, at: point)
    }

    /// The index of an answer, unless its question was stopped.
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

    /// The hit-test view of the middle of a cell, asked only if it is unknown.
    mutating func owner(ofCell cell: Int) throws(Stop) -> UInt16 {
      guard hasToAsk(cell) else { return canvas.cells[cell] }
      if isPainted, let owner = try prepared(cell) { return owner }
      alone += 1
      guard isPainted else { return try owner(at: Self.middle(of: cell, width)) }
      budget.renew(views: canvas.viewCount(cell))
      let hit = canvas.hitTest(cell, event)
      let width = width
      return try index(of: hit, at: Self.middle(of: cell, width))
    }

    fileprivate static func middle(of cell: Int, _ width: Int) -> CGPoint {
      CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
    }

    /// Whether only scripts themselves can determine the owner of a cell.
    func hasToAsk(_ cell: Int) -> Bool {
      !isPainted || canvas.cells[cell] == MapCanvas.unknown
    }
  }
}

extension HitMapQuestion.Asker {
  typealias Stop = HitMapQuestion.Stop

  /// The maximum number of consecutive batches without an answer, after which no more are tried.
  private static let mostFailures = 2

  /// The number of cells to prepare next. The very first cell is asked separately: it initializes
  /// what a batch only reads, such as code that is compiled when it first runs.
  private var chunkSize: Int { alone == 0 ? 1 : HitMapQuestion.Joint.most }

  private var mayAskTogether: Bool {
    isPainted && alone > 0 && joint.failures < Self.mostFailures
  }

  /// Asks cells together, so that the answers to the next questions are known, if that is
  /// equivalent.
  private mutating func prepare(_ cells: [Int]) {
    guard mayAskTogether else { return joint.clear() }
    joint.keep(canvas.hitTestTogether(cells, event), of: cells, owners, budget.writes)
  }

  /// The owners of all cells; every cell that is not painted is asked.
  mutating func everyCell() throws(Stop) -> [UInt16] {
    var cells = canvas.cells
    guard canvas.hasUnknown else { return cells }
    var next = 0
    while let chunk = Self.unknown(canvas.cells, from: &next, chunkSize) {
      prepare(chunk)
      if joint.isWhole, charge(chunk) {
        joint.write(to: &cells)
      } else {
        for cell in chunk { cells[cell] = try owner(ofCell: cell) }
      }
    }
    return cells
  }

  /// The owners of cells, in order, until `isDone` returns true.
  mutating func ask(
    _ cells: [Int], until isDone: (_ cell: Int, _ owner: UInt16) -> Bool
  ) throws(Stop) {
    var next = 0
    while next < cells.count {
      let chunk = Array(cells[next..<min(next + chunkSize, cells.count)])
      prepare(chunk)
      if joint.isWhole, charge(chunk) {
        for place in chunk.indices where isDone(chunk[place], joint.knownOwner(at: place)) {
          return
        }
      } else {
        for cell in chunk where isDone(cell, try owner(ofCell: cell)) { return }
      }
      next += chunk.count
    }
  }

  /// The next unknown cells; nil if there are none.
  private nonisolated static func unknown(
    _ cells: [UInt16], from next: inout Int, _ most: Int
  ) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(most)
    while next < cells.count, found.count < most {
      if cells[next] == MapCanvas.unknown { found.append(next) }
      next += 1
    }
    return found.isEmpty ? nil : found
  }

  /// Counts all answers at once; returns false if they have to be counted one by one.
  private func charge(_ cells: [Int]) -> Bool {
    budget.charge(joint.costs) { canvas.viewCount(cells[$0]) }
  }

  /// The answer for a cell that was prepared; nil if there is none.
  private mutating func prepared(_ cell: Int) throws(Stop) -> UInt16? {
    guard let place = joint.place(of: cell, budget.writes) else { return nil }
    budget.renew(views: canvas.viewCount(cell))
    budget.charge(Int(joint.costs[place]))
    if budget.isSpent, let report = budget.report {
      throw Stop(point: Self.middle(of: cell, width), report: report)
    }
    return joint.owner(at: place)
  }
}

extension HitMapQuestion.Asker {
  /// Asks any points together, at most `HitMapPainting.mostTogether`, if that is equivalent to
  /// asking one after the other.
  mutating func together(_ points: [CGPoint]) -> HitMapQuestion.JointPoints {
    // The first question initializes what a batch only reads.
    let mayAsk = alone > 0 && joint.failures < Self.mostFailures
    alone += 1
    let (x, y) = (points.map { Double($0.x) }, points.map { Double($0.y) })
    let answers = mayAsk ? order.hitTestTogether(x: x, y: y, event: event) : nil
    var indices: [UInt16] = []
    for view in answers?.views ?? [] {
      indices.append(view.map { owners.index(of: $0) } ?? HitMap.nobody)
    }
    return HitMapQuestion.JointPoints(answers: answers, indices: indices, writes: budget.writes)
  }

  /// The hit-test view of a point, by its index, which may be known from asking it together with
  /// others.
  mutating func owner(
    at point: CGPoint, _ known: HitMapQuestion.JointPoints.Answer?
  ) throws(Stop) -> UInt16 {
    guard let known, known.writes == budget.writes else { return try owner(at: point) }
    budget.renew(views: order.viewCount(at: point))
    budget.charge(known.cost)
    if budget.isSpent, let report = budget.report { throw Stop(point: point, report: report) }
    return known.owner
  }
}

extension HitMapQuestion {
  /// The answers to points that were asked together.
  struct JointPoints {
    fileprivate let answers: JointAnswers?
    /// The owners of the answers' indices.
    fileprivate let indices: [UInt16]
    /// The write counter of scripts at the time of the question.
    fileprivate let writes: Int

    struct Answer {
      let owner: UInt16
      let cost: Int
      let writes: Int
    }

    /// The answer for the point at an index; nil if it has to be asked separately.
    func answer(_ place: Int) -> Answer? {
      guard let answers, answers.costs[place] >= 0 else { return nil }
      return Answer(
        owner: indices[Int(answers.outcomes[place])], cost: Int(answers.costs[place]),
        writes: writes)
    }
  }

  /// Cells that were asked together, in order, until their answers are used.
  struct Joint {
    static let most = HitMapPainting.mostTogether

    private var cells: [Int] = []
    private var answers: HitMapAnswers?
    private var indices: [UInt16] = []
    /// The write counter of scripts at the time of the question: later writes may affect later
    /// answers.
    private var writes = 0
    /// The first index that was not used yet.
    private var next = 0
    /// The number of consecutive batches without an answer.
    private(set) var failures = 0

    var costs: [Int32] { answers?.costs ?? [] }

    mutating func clear() {
      cells = []
      answers = nil
      next = 0
    }

    mutating func keep(
      _ answers: HitMapAnswers, of cells: [Int], _ owners: MapOwners, _ writes: Int
    ) {
      self.cells = cells
      self.answers = answers
      self.writes = writes
      next = 0
      indices = []
      for view in answers.owners {
        indices.append(view.map { owners.index(of: $0) } ?? HitMap.nobody)
      }
      failures = Self.hasAnswer(answers.costs) ? 0 : failures + 1
    }

    private nonisolated static func hasAnswer(_ costs: [Int32]) -> Bool {
      for cost in costs where cost >= 0 { return true }
      return false
    }

    /// Whether every cell has an answer.
    var isWhole: Bool {
      guard let answers, !cells.isEmpty else { return false }
      return Self.isWhole(answers.costs)
    }

    private nonisolated static func isWhole(_ costs: [Int32]) -> Bool {
      for cost in costs where cost < 0 { return false }
      return true
    }

    func write(to target: inout [UInt16]) {
      guard let answers else { return }
      Self.write(cells, answers.places, indices, &target)
    }

    private nonisolated static func write(
      _ cells: [Int], _ places: [UInt16], _ indices: [UInt16], _ target: inout [UInt16]
    ) {
      for place in cells.indices { target[cells[place]] = indices[Int(places[place])] }
    }

    /// The index of a cell with an answer that is still valid. Cells are used in order.
    mutating func place(of cell: Int, _ writes: Int) -> Int? {
      guard let answers, writes == self.writes else { return nil }
      while next < cells.count, cells[next] != cell { next += 1 }
      guard next < cells.count, answers.costs[next] >= 0 else { return nil }
      return next
    }

    func owner(at place: Int) -> UInt16? { answers == nil ? nil : knownOwner(at: place) }

    /// The owner of a cell that has an answer.
    func knownOwner(at place: Int) -> UInt16 { indices[Int(answers?.places[place] ?? 0)] }
  }
}
