import TypedProgram

/// The entries of a dictionary or set, in the order in which they were added, so that the same
/// program prints the same every time. Copied on write, like arrays.
///
/// An entry is the registers of its key followed by those of its value. A removed entry leaves a
/// gap until the next time that entries are counted off.
@usableFromInline
package class HashedStorage {
  package let shape: KeyShape
  package let key: Layout
  package let value: Layout
  /// The number of entries.
  package private(set) var count = 0

  private var numbers: UnsafeMutablePointer<UInt64>
  private var references: UnsafeMutablePointer<AnyObject?>
  private var hashes: UnsafeMutablePointer<Int>
  private var capacity = 0
  /// Entries and gaps.
  private var used = 0
  /// Indices of entries by their hashes, -1 for none; only beyond a few entries.
  private var table: ContiguousArray<Int32> = []

  private static var gap: Int { .min }
  private static var tableThreshold: Int { 8 }

  /// Creates an empty storage; keys are compared by `shape`.
  package init(shape: KeyShape, key: Layout, value: Layout) {
    self.shape = shape
    self.key = key
    self.value = value
    numbers = .allocate(capacity: 1)
    references = .allocate(capacity: 1)
    hashes = .allocate(capacity: 1)
  }

  deinit {
    LettingGo.deinitialize(references, count: used * (key.references + value.references))
    references.deallocate()
    numbers.deallocate()
    hashes.deallocate()
  }

  // MARK: - Entries in order

  /// The key of an entry, from 0 to `count`, in order. The registers are the storage's own.
  package func keyRegisters(_ index: Int) -> Registers {
    closeGaps()
    return keyRegisters(place: index)
  }

  /// The value of an entry, from 0 to `count`, in order. The registers are the storage's own;
  /// writing to them changes the value.
  package func valueRegisters(_ index: Int) -> Registers {
    closeGaps()
    return keyRegisters(place: index).advanced(by: key)
  }

  private func keyRegisters(place: Int) -> Registers {
    // The index after the last is that of the next entry.
    holds(place >= 0 && place <= used && place < capacity, "entry \(place) of \(used)")
    return Registers(
      numbers + place * (key.numbers + value.numbers),
      references + place * (key.references + value.references))
  }

  // MARK: - Finding and changing

  /// The index of the entry whose key equals the one in `registers`; nil without one.
  package func index(of registers: Registers) -> Int? {
    closeGaps()
    return place(of: registers, shape.hash(registers))
  }

  /// The value of a key, in the storage's own registers; nil without one.
  package func find(_ registers: Registers) -> Registers? {
    place(of: registers, shape.hash(registers)).map {
      keyRegisters(place: $0).advanced(by: key)
    }
  }

  /// The value's registers of a key; zero and nil in a new entry if there was none.
  package func findOrAdd(_ registers: Registers) -> (value: Registers, isNew: Bool) {
    let hash = shape.hash(registers)
    if let place = place(of: registers, hash) {
      return (keyRegisters(place: place).advanced(by: key), false)
    }
    if used == capacity { grow() }
    let entry = keyRegisters(place: used)
    (entry.references).initialize(repeating: nil, count: key.references + value.references)
    entry.copy(from: registers, key)
    let behind = entry.advanced(by: key)
    for offset in 0..<value.numbers { behind.numbers[offset] = 0 }
    hashes[used] = hash
    if !table.isEmpty { enter(used) }
    used += 1
    count += 1
    if table.isEmpty ? used > Self.tableThreshold : used * 2 > table.count { rebuildTable() }
    return (behind, true)
  }

  /// Removes the entry of a key; returns whether there was one.
  @discardableResult
  package func remove(_ registers: Registers) -> Bool {
    guard let place = place(of: registers, shape.hash(registers)) else { return false }
    let entry = keyRegisters(place: place)
    for offset in 0..<key.references + value.references { entry.references[offset] = nil }
    hashes[place] = Self.gap
    count -= 1
    return true
  }

  /// Removes all entries.
  package func removeAll() {
    references.deinitialize(count: used * (key.references + value.references))
    used = 0
    count = 0
    table = []
  }

  // MARK: - Copies

  fileprivate func copyEntries(from other: HashedStorage) {
    other.closeGaps()
    Allowance.note(
      other.used * 8 * (2 + key.numbers + key.references + value.numbers + value.references))
    Allowance.spend(other.used)
    for place in 0..<other.used {
      let source = other.keyRegisters(place: place)
      if used == capacity { grow() }
      let target = keyRegisters(place: used)
      target.references.initialize(repeating: nil, count: key.references + value.references)
      target.copy(from: source, key + value)
      hashes[used] = other.hashes[place]
      used += 1
    }
    count = used
    table = other.table
  }

  // MARK: - Machinery

  private func place(of registers: Registers, _ hash: Int) -> Int? {
    Allowance.spend(4)
    guard !table.isEmpty else {
      for place in 0..<used where hashes[place] == hash {
        if shape.equal(registers, keyRegisters(place: place)) { return place }
      }
      return nil
    }
    let mask = table.count - 1
    var slot = hash & mask
    while table[slot] >= 0 {
      let place = Int(table[slot])
      if hashes[place] == hash, shape.equal(registers, keyRegisters(place: place)) { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func enter(_ place: Int) {
    let mask = table.count - 1
    var slot = hashes[place] & mask
    while table[slot] >= 0 { slot = (slot + 1) & mask }
    table[slot] = Int32(place)
  }

  private func rebuildTable() {
    var size = 32
    while size < used * 4 { size *= 2 }
    Allowance.note(size * 4)
    table = []
    table = ContiguousArray(repeating: -1, count: size)
    for place in 0..<used where hashes[place] != Self.gap { enter(place) }
  }

  private func closeGaps() {
    guard used != count else { return }
    Allowance.spend(used)
    var target = 0
    for place in 0..<used where hashes[place] != Self.gap {
      if target != place {
        keyRegisters(place: target).copy(from: keyRegisters(place: place), key + value)
        hashes[target] = hashes[place]
      }
      target += 1
    }
    let width = key.references + value.references
    (references + target * width).deinitialize(count: (used - target) * width)
    used = target
    table = []
    if used > Self.tableThreshold { rebuildTable() }
  }

  private func grow() {
    closeGaps()
    guard used == capacity else { return }
    let newCapacity = max(4, capacity * 2)
    let wide = (key.numbers + value.numbers, key.references + value.references)
    Allowance.note(newCapacity * 8 * (1 + wide.0 + wide.1))
    // One after the other, so that not all of them are there twice.
    Self.move(&numbers, used * wide.0, to: newCapacity * wide.0)
    Self.move(&references, used * wide.1, to: newCapacity * wide.1)
    Self.move(&hashes, used, to: newCapacity)
    capacity = newCapacity
  }

  /// Gives the memory of some values more room.
  private static func move<Value>(
    _ values: inout UnsafeMutablePointer<Value>, _ count: Int, to capacity: Int
  ) {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: max(1, capacity))
    room.moveInitialize(from: values, count: count)
    values.deallocate()
    values = room
  }
}

/// The storage of a dictionary.
package final class DictionaryStorage: HashedStorage {
  /// Creates an empty dictionary.
  package convenience init(key: Type, value: Type) {
    self.init(shape: KeyShape(key), key: key.layout, value: value.layout)
  }

  /// A copy to write to.
  package func copy() -> DictionaryStorage {
    let copy = DictionaryStorage(shape: shape, key: key, value: value)
    copy.copyEntries(from: self)
    return copy
  }
}

/// The storage of a set.
package final class SetStorage: HashedStorage {
  /// Creates an empty set.
  package convenience init(element: Type) {
    self.init(shape: KeyShape(element), key: element.layout, value: .none)
  }

  /// Creates an empty set.
  package convenience init(shape: KeyShape, element: Layout) {
    self.init(shape: shape, key: element, value: .none)
  }

  /// A copy to write to.
  package func copy() -> SetStorage {
    let copy = SetStorage(shape: shape, key: key, value: value)
    copy.copyEntries(from: self)
    return copy
  }

  /// Adds the element in `registers`; returns whether it is new.
  @discardableResult
  package func insert(_ registers: Registers) -> Bool { findOrAdd(registers).isNew }

  package func contains(_ registers: Registers) -> Bool { find(registers) != nil }
}
