import TypedProgram

/// The elements of an array, copied on write.
///
/// Arrays of plain objects store the host's own Swift array, so that reading `subviews` copies
/// nothing; all others store the registers of their elements one after another.
@usableFromInline
package final class ArrayStorage {
  /// The layout of one element.
  @usableFromInline
  package let element: Layout
  /// Whether elements are plain references that are never nil.
  @usableFromInline
  package let holdsObjects: Bool
  @usableFromInline
  package var objects: [AnyObject] = []
  /// The number registers of all elements; empty where `holdsObjects`.
  @usableFromInline
  package var numbers: ContiguousArray<UInt64> = []
  /// The reference registers of all elements; empty where `holdsObjects`.
  @usableFromInline
  package var references: ContiguousArray<AnyObject?> = []
  /// The number of elements. Only storages change it.
  @usableFromInline
  package internal(set) var count = 0

  /// Creates an empty array.
  package init(element: Layout, holdsObjects: Bool) {
    self.element = element
    self.holdsObjects = holdsObjects
  }

  /// Creates an array from one of the host.
  @usableFromInline
  package init(objects: [AnyObject]) {
    element = .reference
    holdsObjects = true
    self.objects = objects
    count = objects.count
  }

  deinit {
    if !objects.isEmpty {
      let held = objects
      objects = []
      LettingGo.release(held)
    }
    if !references.isEmpty {
      let held = references
      references = []
      LettingGo.release(held)
    }
  }

  /// A copy that is not charged.
  func freeCopy() -> ArrayStorage {
    let copy = ArrayStorage(element: element, holdsObjects: holdsObjects)
    copy.objects = objects
    copy.numbers = numbers
    copy.references = references
    copy.count = count
    return copy
  }

  /// A copy to write to.
  package func copy() -> ArrayStorage {
    let copy = freeCopy()
    Allowance.note(count * elementBytes)
    Allowance.spend(words(count))
    return copy
  }

  /// Copies the element at `index`, which must be valid, to registers.
  @inlinable
  package func read(_ index: Int, into registers: Registers) {
    if holdsObjects {
      registers.references.pointee = objects[index]
      return
    }
    for offset in 0..<element.numbers {
      registers.numbers[offset] = numbers[index * element.numbers + offset]
    }
    for offset in 0..<element.references {
      registers.references[offset] = references[index * element.references + offset]
    }
  }

  /// Replaces the element at `index`, which must be valid.
  @inlinable
  package func write(_ index: Int, from registers: Registers) {
    if holdsObjects {
      objects[index] = registers.references.pointee.certain()
      return
    }
    for offset in 0..<element.numbers {
      numbers[index * element.numbers + offset] = registers.numbers[offset]
    }
    for offset in 0..<element.references {
      references[index * element.references + offset] = registers.references[offset]
    }
  }

  /// The cost of copying or moving that many elements, in steps.
  private func words(_ count: Int) -> Int {
    count * max(1, element.numbers + element.references) / 4
  }

  /// Inserts an element before the one at `index`, from 0 to `count`.
  package func insert(at index: Int, from registers: Registers) {
    Allowance.spend(words(count - index))
    count += 1
    if holdsObjects {
      objects.insert(registers.references.pointee.certain(), at: index)
      return
    }
    for offset in 0..<element.numbers {
      numbers.insert(registers.numbers[offset], at: index * element.numbers + offset)
    }
    for offset in 0..<element.references {
      references.insert(registers.references[offset], at: index * element.references + offset)
    }
  }

  /// Appends the element in registers.
  @inlinable
  package func append(from registers: Registers) {
    count += 1
    if holdsObjects {
      objects.append(registers.references.pointee.certain())
      return
    }
    for offset in 0..<element.numbers { numbers.append(registers.numbers[offset]) }
    for offset in 0..<element.references { references.append(registers.references[offset]) }
  }

  /// Removes the element at `index`, which must be valid.
  package func remove(at index: Int) {
    count -= 1
    Allowance.spend(words(count - index))
    if holdsObjects {
      objects.remove(at: index)
      return
    }
    numbers.removeSubrange(index * element.numbers..<(index + 1) * element.numbers)
    references.removeSubrange(index * element.references..<(index + 1) * element.references)
  }

  /// Removes the elements of `range`, which must be valid.
  package func removeSubrange(_ range: Range<Int>) {
    Allowance.spend(words(count - range.lowerBound))
    count -= range.count
    if holdsObjects {
      objects.removeSubrange(range)
      return
    }
    numbers.removeSubrange(
      range.lowerBound * element.numbers..<range.upperBound * element.numbers)
    references.removeSubrange(
      range.lowerBound * element.references..<range.upperBound * element.references)
  }

  /// Appends the elements of an array of the same type.
  package func append(contentsOf other: ArrayStorage) {
    Allowance.spend(words(other.count))
    count += other.count
    objects.append(contentsOf: other.objects)
    numbers.append(contentsOf: other.numbers)
    references.append(contentsOf: other.references)
  }

  /// The elements of `range`, which must be valid, as an array of their own.
  package func slice(_ range: Range<Int>) -> ArrayStorage {
    Allowance.spend(words(range.count))
    let slice = ArrayStorage(element: element, holdsObjects: holdsObjects)
    slice.count = range.count
    if holdsObjects {
      slice.objects = Array(objects[range])
      return slice
    }
    slice.numbers = ContiguousArray(
      numbers[range.lowerBound * element.numbers..<range.upperBound * element.numbers])
    slice.references = ContiguousArray(
      references[range.lowerBound * element.references..<range.upperBound * element.references])
    return slice
  }
}
