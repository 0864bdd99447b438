import TypedProgram

/// Lanes that have executed the same instructions so far, and so are at the same one.
///
/// Their common state is stored once: the position in the code, the frames, the steps, and every
/// object, since objects are derived from values that all lanes share.
final class BatchGroup {
  /// A register of numbers: one for all lanes, or one for each.
  struct Number {
    var value: UInt64 = 0
    var lanes: UnsafeMutablePointer<UInt64>?
  }

  /// A function that waits for a callee.
  struct Frame {
    let code: UnsafeMutablePointer<CodeHeader>
    let next: UnsafePointer<Instruction>
    let numbers: Int
    let references: Int
  }

  /// The registers that a group has; code that needs more is left.
  static let (numberCapacity, referenceCapacity) = (512, 256)

  /// The questions of the lanes.
  private(set) var lanes: [Int32]
  /// The steps that each lane has taken.
  var steps = 1
  /// The instruction to continue with.
  var next: UnsafePointer<Instruction>
  var code: UnsafeMutablePointer<CodeHeader>
  var frames: [Frame] = []
  /// The start of the present function's windows.
  var numbersStart = 0
  var referencesStart = 0
  /// All registers. Objects are words without reference counting: nothing is released meanwhile.
  let numbers: UnsafeMutablePointer<Number>
  let references: UnsafeMutablePointer<UInt>
  private let pool: LanePool

  /// Creates the group of all lanes of a batch, at the beginning of a function.
  convenience init(
    lanes count: Int, _ code: UnsafeMutablePointer<CodeHeader>,
    _ next: UnsafePointer<Instruction>, _ pool: LanePool
  ) {
    self.init(Array(0..<Int32(count)), code, next, pool)
  }

  private init(
    _ lanes: [Int32], _ code: UnsafeMutablePointer<CodeHeader>,
    _ next: UnsafePointer<Instruction>, _ pool: LanePool
  ) {
    self.lanes = lanes
    self.code = code
    self.next = next
    self.pool = pool
    numbers = .allocate(capacity: Self.numberCapacity)
    numbers.initialize(repeating: Number(), count: Self.numberCapacity)
    references = .allocate(capacity: Self.referenceCapacity)
    references.initialize(repeating: 0, count: Self.referenceCapacity)
  }

  deinit {
    for index in 0..<Self.numberCapacity {
      if let lanes = numbers[index].lanes { pool.give(lanes) }
    }
    numbers.deallocate()
    references.deallocate()
  }

  var count: Int { lanes.count }

  /// The windows of the present function.
  var n: UnsafeMutablePointer<Number> { numbers + numbersStart }
  var r: UnsafeMutablePointer<UInt> { references + referencesStart }

  // MARK: Numbers

  /// Sets one number for all lanes.
  @inline(__always)
  func set(_ register: UnsafeMutablePointer<Number>, _ value: UInt64) {
    if let lanes = register.pointee.lanes { pool.give(lanes) }
    register.pointee = Number(value: value)
  }

  /// The memory with a number for each lane.
  @inline(__always)
  func vector(_ register: UnsafeMutablePointer<Number>) -> UnsafeMutablePointer<UInt64> {
    if let lanes = register.pointee.lanes { return lanes }
    let lanes = pool.take()
    register.pointee.lanes = lanes
    return lanes
  }

  @inline(__always)
  func copy(
    _ source: UnsafeMutablePointer<Number>, to target: UnsafeMutablePointer<Number>
  ) {
    guard source != target else { return }
    guard let lanes = source.pointee.lanes else { return set(target, source.pointee.value) }
    vector(target).update(from: lanes, count: count)
  }

  @inline(__always)
  func number(_ register: UnsafeMutablePointer<Number>, _ lane: Int) -> UInt64 {
    register.pointee.lanes.map { $0[lane] } ?? register.pointee.value
  }

  /// Whether all lanes share some registers of the present function.
  func isShared(_ start: Int, _ count: Int) -> Bool {
    for index in 0..<count where n[start + index].lanes != nil { return false }
    return true
  }

  /// The vector of a register, filled with the number that all lanes shared.
  func spread(_ register: UnsafeMutablePointer<Number>) -> UnsafeMutablePointer<UInt64> {
    if let lanes = register.pointee.lanes { return lanes }
    let value = register.pointee.value
    let lanes = vector(register)
    lanes.update(repeating: value, count: count)
    return lanes
  }

  /// Calls a function of numbers with the lanes' registers from `source` on, once if they share all
  /// values, and stores the result to registers from `target` on.
  func call(
    _ plain: HostFunction.Plain, reading source: Int, _ arguments: Int, writing target: Int,
    _ results: Int, _ memory: UnsafeMutablePointer<UInt64>
  ) {
    if isShared(source, arguments) {
      for index in 0..<arguments { memory[index] = n[source + index].value }
      plain(memory, memory)
      for index in 0..<results { set(n + target + index, memory[index]) }
      return
    }
    for lane in 0..<count {
      for index in 0..<arguments { memory[index] = number(n + source + index, lane) }
      plain(memory, memory)
      // A register that is both read and written is written only for the lanes so far.
      for index in 0..<results { spread(n + target + index)[lane] = memory[index] }
    }
  }

  // MARK: Parting

  /// Splits off the lanes for which `isTaken` is not 0: returns them as a group of their own; the
  /// others stay in this one.
  func part(_ isTaken: UnsafeMutablePointer<UInt64>) -> BatchGroup {
    let taken = lanes.indices.filter { isTaken[$0] != 0 }
    let kept = lanes.indices.filter { isTaken[$0] == 0 }
    let other = BatchGroup(taken.map { lanes[$0] }, code, next, pool)
    other.steps = steps
    other.frames = frames
    other.numbersStart = numbersStart
    other.referencesStart = referencesStart
    other.references.update(from: references, count: Self.referenceCapacity)
    for index in 0..<Self.numberCapacity {
      other.numbers[index].value = numbers[index].value
      guard let own = numbers[index].lanes else { continue }
      let others = other.vector(other.numbers + index)
      for (place, lane) in taken.enumerated() { others[place] = own[lane] }
      for (place, lane) in kept.enumerated() { own[place] = own[lane] }
    }
    lanes = kept.map { lanes[$0] }
    return other
  }

  /// Clears registers that are no longer read.
  func forget(_ range: Range<Int>) {
    for index in range where numbers[index].lanes != nil { set(numbers + index, 0) }
  }
}

/// Memory for vectors, reused.
final class LanePool {
  private var free: [UnsafeMutablePointer<UInt64>] = []
  private let lanes: Int

  init(lanes: Int) {
    self.lanes = lanes
  }

  func take() -> UnsafeMutablePointer<UInt64> {
    free.popLast() ?? .allocate(capacity: lanes)
  }

  func give(_ memory: UnsafeMutablePointer<UInt64>) { free.append(memory) }

  deinit {
    for memory in free { memory.deallocate() }
  }
}

/// The memory of a batch besides its registers.
final class BatchMemory {
  let decisions: UnsafeMutablePointer<UInt64>
  let numbers: UnsafeMutablePointer<UInt64>
  let references: UnsafeMutablePointer<AnyObject?>

  init() {
    decisions = .allocate(capacity: Machine.mostLanes)
    numbers = .allocate(capacity: BatchRun.hostNumbers)
    numbers.initialize(repeating: 0, count: BatchRun.hostNumbers)
    references = .allocate(capacity: BatchRun.hostReferences)
    references.initialize(repeating: nil, count: BatchRun.hostReferences)
  }

  deinit {
    decisions.deallocate()
    numbers.deallocate()
    references.deinitialize(count: BatchRun.hostReferences)
    references.deallocate()
  }
}
