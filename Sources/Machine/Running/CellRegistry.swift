import TypedProgram

/// The live cells that a machine made and that may be part of a cycle: a list through the cells
/// themselves.
///
/// It outlives its machine as long as any of its cells do.
final class CellRegistry {
  private(set) unowned(unsafe) var first: Cell?
  /// nil once the machine is deallocated, which sets it, and nothing may run any more. Not weak,
  /// because that would make reference counting of the machine slow.
  nonisolated(unsafe) unowned(unsafe) var machine: Machine?
  private(set) var isClearing = false

  init() {}

  /// Releases objects without their `deinit`, as the end of a process does.
  func withoutDeinitializers(_ body: () -> Void) {
    let wasClearing = isClearing
    isClearing = true
    defer { isClearing = wasClearing }
    body()
  }

  func add(_ cell: Cell) {
    cell.registry = self
    cell.next = first
    first?.previous = cell
    first = cell
  }

  func remove(_ cell: Cell) {
    holds(cell.previous.map { $0.next === cell } ?? (first === cell), "a cell of another list")
    if let previous = cell.previous { previous.next = cell.next } else { first = cell.next }
    cell.next?.previous = cell.previous
  }

  /// Runs the script's `deinit` of an object that is being deallocated.
  func deinitialize(_ fields: Fields) {
    guard let machine else { return }
    nonisolated(unsafe) let fields = fields
    MainActor.assumeIsolated { machine.deinitialize(fields) }
  }

  /// Makes every cell release its references. No script runs meanwhile.
  func clearAll() {
    isClearing = true
    defer { isClearing = false }
    var cells: [Cell] = []
    var cell = first
    while let current = cell {
      cells.append(current)
      cell = current.next
    }
    for cell in cells { cell.clear() }
  }
}

extension Fields {
  /// Runs the `deinit`s of the script classes of an object of the host that is being deallocated,
  /// unless nothing may run any more.
  @MainActor
  package func deinitialize(of object: AnyObject) {
    guard let registry, !registry.isClearing else { return }
    registry.machine?.deinitialize(self, of: object)
  }
}
