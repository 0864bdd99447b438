import Records
import TypedProgram

/// A batch while it runs.
@MainActor
final class BatchRun {
  /// The outcome of an instruction for a group.
  enum Turn {
    case goesOn
    /// The next instruction is not supported in a batch, or has other effects than its result.
    case leaves
    /// The function of the question has returned.
    case ends
  }

  let machine: Machine
  let isHitTest: Bool
  private let memory = BatchMemory()
  /// The objects that calls of the host created, retained as long as the batch runs.
  var kept: [AnyObject] = []
  /// Objects that the batch has created, each with the number of groups at that time: as long as no
  /// lanes were split since, one group alone has them, and may change them.
  private var made: [UInt: Int] = [:]
  private let pool: LanePool
  private var waiting: [BatchGroup] = []
  private var groups = 1

  /// The maximum number of steps: a question that takes more is left.
  nonisolated static let mostSteps = 10_000
  /// The maximum number of groups: lanes that would be split further are left.
  nonisolated private static let mostGroups = 128
  nonisolated static let (hostNumbers, hostReferences) = (64, 16)

  init(_ machine: Machine, isHitTest: Bool) {
    self.machine = machine
    self.isHitTest = isHitTest
    pool = LanePool(lanes: Machine.mostLanes)
  }

  /// The decisions of the lanes at an instruction, 0 or 1.
  var decisions: UnsafeMutablePointer<UInt64> { memory.decisions }
  /// Registers for calls of the host.
  var numbers: UnsafeMutablePointer<UInt64> { memory.numbers }
  var references: UnsafeMutablePointer<AnyObject?> { memory.references }

  func run(
    _ entry: Entry, _ receiver: AnyObject, _ x: [Double], _ y: [Double], _ event: AnyObject?,
    _ answers: inout BatchAnswers
  ) {
    guard let code = body(of: entry), fits(code, 0, 0) else { return }
    let all = BatchGroup(lanes: x.count, code, code.pointee.instructions, pool)
    let (across, down) = (all.vector(all.n), all.vector(all.n + 1))
    for lane in x.indices {
      across[lane] = x[lane].bitPattern
      down[lane] = y[lane].bitPattern
    }
    all.r[0] = Self.word(receiver)
    all.r[1] = event.map(Self.word) ?? 0
    waiting = [all]
    while let group = waiting.popLast() {
      if run(group) { answer(group, &answers) }
    }
    withExtendedLifetime((receiver, event, kept)) {}
  }

  /// Runs a group to the end of the function; returns false if it is left.
  private func run(_ group: BatchGroup) -> Bool {
    while true {
      switch turn(group) {
      case .goesOn: continue
      case .leaves: return false
      case .ends: return true
      }
    }
  }

  private func answer(_ group: BatchGroup, _ answers: inout BatchAnswers) {
    // An exceeded limit of the question is reported by the machine.
    guard group.steps <= machine.state.pointee.stepLimit else { return }
    var place: UInt16 = 0
    if isHitTest {
      guard let found = answers.place(of: Self.object(group.r[0])) else { return }
      place = found
    }
    answers.note(group, place: isHitTest ? place : nil)
  }

  // MARK: Functions

  /// The plain body of a function; nil if it cannot be compiled.
  private func body(of entry: Entry) -> UnsafeMutablePointer<CodeHeader>? {
    let code = machine.body(of: entry, 0)
    if code == nil { machine.problem = nil }
    return code
  }

  private func fits(
    _ code: UnsafeMutablePointer<CodeHeader>, _ numbers: Int, _ references: Int
  ) -> Bool {
    numbers + code.pointee.frameNumbers <= BatchGroup.numberCapacity
      && references + code.pointee.frameReferences <= BatchGroup.referenceCapacity
  }

  /// Begins a function whose arguments are in registers of its caller.
  func enter(_ entry: Entry, _ group: BatchGroup, _ numbers: Int, _ references: Int) -> Turn {
    let (start, referencesStart) = (
      group.numbersStart + numbers, group.referencesStart + references
    )
    guard let code = body(of: entry), fits(code, start, referencesStart) else { return .leaves }
    group.frames.append(
      BatchGroup.Frame(
        code: group.code, next: group.next, numbers: group.numbersStart,
        references: group.referencesStart))
    group.code = code
    group.next = code.pointee.instructions
    group.numbersStart = start
    group.referencesStart = referencesStart
    return .goesOn
  }

  /// Returns to the calling function, with results from registers `a` and `b` on.
  func giveBack(_ group: BatchGroup, _ a: Int, _ b: Int) -> Turn {
    let code = group.code.pointee
    if a != 0 {
      for index in 0..<code.resultNumbers { group.copy(group.n + a + index, to: group.n + index) }
    }
    if b != 0 {
      for index in 0..<code.resultReferences { group.r[index] = group.r[b + index] }
    }
    let start = group.numbersStart
    group.forget(start + code.resultNumbers..<start + code.frameNumbers)
    guard let frame = group.frames.popLast() else { return .ends }
    group.code = frame.code
    group.next = frame.next
    group.numbersStart = frame.numbers
    group.referencesStart = frame.references
    return .goesOn
  }

  // MARK: Deciding

  @inline(__always)
  func jump(_ group: BatchGroup, to place: Int, where holds: Bool) -> Turn {
    if holds { group.next = group.code.pointee.instructions + place }
    return .goesOn
  }

  /// Splits off the lanes in `decisions`; nil if there are too many groups.
  func part(_ group: BatchGroup) -> BatchGroup? {
    groups += 1
    guard groups <= Self.mostGroups else { return nil }
    let other = group.part(decisions)
    waiting.append(other)
    return other
  }

  // MARK: Objects

  /// Retains an object as long as the batch runs.
  func keep(_ object: AnyObject) {
    if !kept.contains(where: { $0 === object }) { kept.append(object) }
  }

  /// Retains an object that was just created.
  func keepMade(_ object: AnyObject) -> UInt {
    kept.append(object)
    let word = Self.word(object)
    made[word] = groups
    return word
  }

  /// Whether only lanes of one group can have an object.
  func isOwn(_ word: UInt) -> Bool { made[word] == groups }

  nonisolated static func word(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  nonisolated static func object(_ word: UInt) -> AnyObject? {
    guard let object = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  }
}
