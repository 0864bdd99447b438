import Foundation

/// Who answers the messages of one class, or of one object that was given answers of its own.
///
/// A send tests one bit of `mask`. When it is clear, the Swift method runs and nothing else was
/// paid; when it is set, somebody other than Swift's own dispatch answers, or somebody watches.
public final class MethodTable {
  /// The class that Swift would dispatch on.
  public let nativeType: UIResponder.Type
  /// The table that is asked when this one has no answer: the superclass's.
  public let parent: MethodTable?
  /// Whether it is of one object alone.
  let isPersonal: Bool

  /// Two words, read by every send: a bit for every message that must take the slow way, and a bit
  /// for every message that somebody answers in place of Swift's method.
  nonisolated(unsafe) let mask: UnsafeMutablePointer<UInt64>
  private var methods: [Message: any Method] = [:]
  /// The nearest answers, this table's and those above, by raw value; empty while there are none.
  private var nearest: [(any Method)?] = []

  private static var tables: [ObjectIdentifier: MethodTable] = [:]
  private static var all: [ObjectIdentifier: Unmanaged<MethodTable>] = [:]
  private static var watched: UInt64 = 0

  /// Grows whenever somebody answers a message, or no longer does, or watches: whoever keeps what
  /// tables said asks anew. Tables that are gone count, for another may take their memory.
  nonisolated(unsafe) public static let changes: UnsafeMutablePointer<UInt64> = {
    let changes = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    changes.initialize(to: 0)
    return changes
  }()

  private static var pending: Pending?

  /// What an object that is about to be made by its class's own initializer is to be.
  private struct Pending {
    let type: UIResponder.Type
    let table: MethodTable
    let attachment: AnyObject?
  }

  private init(nativeType: UIResponder.Type, parent: MethodTable?, isPersonal: Bool = false) {
    self.nativeType = nativeType
    self.parent = parent
    self.isPersonal = isPersonal
    mask = .allocate(capacity: 2)
    mask[1] = parent?.mask[1] ?? 0
    mask[0] = mask[1] | Self.watched
    nearest = parent?.nearest ?? []
    Self.all[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
  }

  deinit {
    let identifier = ObjectIdentifier(self)
    MainActor.assumeIsolated { _ = Self.all.removeValue(forKey: identifier) }
    Self.changes.pointee &+= 1
    mask.deallocate()
  }

  /// The table of a class of the model, or of one derived from it in Swift.
  public static func of(_ type: UIResponder.Type) -> MethodTable {
    let identifier = ObjectIdentifier(type)
    if let table = tables[identifier] { return table }
    let superclass = _getSuperclass(type) as? UIResponder.Type
    let table = MethodTable(nativeType: type, parent: superclass.map(of))
    tables[identifier] = table
    return table
  }

  /// A table for a class that is derived from the class of `parent` elsewhere than in Swift. Its
  /// instances are instances of the native type.
  public static func derived(from parent: MethodTable) -> MethodTable {
    MethodTable(nativeType: parent.nativeType, parent: parent)
  }

  /// A table for one object alone, above `parent`.
  static func personal(above parent: MethodTable) -> MethodTable {
    MethodTable(nativeType: parent.nativeType, parent: parent, isPersonal: true)
  }

  // MARK: Objects under construction

  /// Runs a native initializer so that the first object of exactly the table's native type takes up
  /// the table and the attachment, before any message is sent to it.
  public static func constructing<Object>(
    _ table: MethodTable, attachment: AnyObject?, _ make: () throws -> Object
  ) rethrows -> Object {
    let outer = pending
    pending = Pending(type: table.nativeType, table: table, attachment: attachment)
    defer { pending = outer }
    return try make()
  }

  /// The table that an object under construction is going to take up.
  static func forNewInstance(of type: UIResponder.Type) -> MethodTable {
    if let pending, pending.type == type { return pending.table }
    return of(type)
  }

  /// The table and the attachment that an object takes up, which nobody takes up after it.
  static func takeUp(by type: UIResponder.Type) -> (table: MethodTable, attachment: AnyObject?) {
    guard let pending, pending.type == type else { return (of(type), nil) }
    self.pending = nil
    return (pending.table, pending.attachment)
  }

  // MARK: Answers

  /// Who answers `message`: this table, or the nearest above; nil when Swift's method does.
  @inline(__always)
  public func method(for message: Message) -> (any Method)? {
    let index = Int(message.rawValue)
    return index < nearest.count ? nearest[index] : nil
  }

  /// Who answers the message with a raw value, for somebody who asks at every call: nil where
  /// Swift's method does, or where somebody watches and must hear of the send.
  public func unwatchedMethod(for rawValue: Int) -> (any Method)? {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: min(rawValue, 63))
    guard mask[1] & bit != 0, Self.watched & bit == 0, rawValue < nearest.count else { return nil }
    return nearest[rawValue]
  }

  /// Whether this table itself, not one above, has any answer.
  var isEmpty: Bool { methods.isEmpty }

  /// The messages that this table itself answers, in the order of `Message`.
  public var answered: [Message] { Message.allCases.filter { methods[$0] != nil } }

  /// Gives every instance of the class, those that live already included, an answer to `message`;
  /// nil takes it back.
  public func setMethod(_ method: (any Method)?, for message: Message) {
    methods[message] = method
    rebuild()
    for other in Self.all.values {
      let table = other.takeUnretainedValue()
      if table !== self, table.isBelow(self) { table.rebuild() }
    }
  }

  private func isBelow(_ other: MethodTable) -> Bool {
    var table = parent
    while let current = table {
      if current === other { return true }
      table = current.parent
    }
    return false
  }

  private func rebuild() {
    Self.changes.pointee &+= 1
    nearest = []
    var answered: UInt64 = 0
    var table: MethodTable? = self
    while let current = table {
      for (message, method) in current.methods {
        answered |= message.bit
        if nearest.isEmpty { nearest = Array(repeating: nil, count: Message.allCases.count) }
        let index = Int(message.rawValue)
        if nearest[index] == nil { nearest[index] = method }
      }
      table = current.parent
    }
    mask[0] = answered | Self.watched
    mask[1] = answered
  }

  /// Sends all of `messages` the slow way in every class, so that an observer hears of them.
  static func watch(_ messages: [Message]) {
    watched = messages.reduce(0) { $0 | $1.bit }
    changes.pointee &+= 1
    for table in all.values {
      let mask = table.takeUnretainedValue().mask
      mask[0] = mask[1] | watched
    }
  }

  /// Whether somebody watches a message, and must hear of each send.
  @inline(__always)
  public static func isWatched(_ message: Message) -> Bool { watched & message.bit != 0 }
}
