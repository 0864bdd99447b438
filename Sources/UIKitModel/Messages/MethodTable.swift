import Foundation

/// The overriding methods of one class, or of one object with methods of its own.
///
/// A send tests one bit of `mask`. When it is clear, the Swift method runs at no other cost; when
/// it is set, there is an override outside of Swift's own dispatch, or an observer.
public final class MethodTable {
  /// The class that Swift would dispatch on.
  public let nativeType: NSObject.Type
  /// The table that is searched when this one has no method: the superclass's.
  public let parent: MethodTable?
  /// Whether it is of one object alone.
  let isPersonal: Bool

  /// Two words, read by every send: a bit for every message that must take the slow path, and a bit
  /// for every overridden message.
  package nonisolated(unsafe) let mask: UnsafeMutablePointer<UInt64>
  /// Methods by the number of the message, which goes beyond those of `Message`.
  private var methods: [Int: any Method] = [:]
  /// The effective methods, this table's and inherited ones, by raw value; empty while there are
  /// none.
  private var nearest: [(any Method)?] = []
  /// The same for the numbers beyond.
  private var nearestBeyond: [Int: any Method] = [:]

  private static var tables: [ObjectIdentifier: MethodTable] = [:]
  private static var all: [ObjectIdentifier: Unmanaged<MethodTable>] = [:]
  private static var watched: UInt64 = 0

  /// Grows whenever a method or an observer is added or removed: a caller that caches lookups in
  /// tables looks again. Deallocated tables count, since another may take their memory.
  nonisolated(unsafe) public static let changes: UnsafeMutablePointer<UInt64> = {
    let changes = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    changes.initialize(to: 0)
    return changes
  }()

  private static var pending: Pending?

  /// The table and the attachment for an object that its class's own initializer is about to
  /// create.
  private struct Pending {
    let type: NSObject.Type
    let table: MethodTable
    let attachment: AnyObject?
  }

  private init(nativeType: NSObject.Type, parent: MethodTable?, isPersonal: Bool = false) {
    self.nativeType = nativeType
    self.parent = parent
    self.isPersonal = isPersonal
    mask = .allocate(capacity: 2)
    mask[1] = parent?.mask[1] ?? 0
    mask[0] = mask[1] | Self.watched
    nearest = parent?.nearest ?? []
    nearestBeyond = parent?.nearestBeyond ?? [:]
    Self.all[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
  }

  deinit {
    let identifier = ObjectIdentifier(self)
    MainActor.assumeIsolated { _ = Self.all.removeValue(forKey: identifier) }
    Self.changes.pointee &+= 1
    mask.deallocate()
  }

  /// The table of a class of the model, or of one derived from it in Swift.
  public static func of(_ type: NSObject.Type) -> MethodTable {
    let identifier = ObjectIdentifier(type)
    if let table = tables[identifier] { return table }
    let superclass = _getSuperclass(type) as? NSObject.Type
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

  /// Runs a native initializer so that the first object of exactly the table's native type takes
  /// the table and the attachment, before any message is sent to it.
  public static func constructing<Object>(
    _ table: MethodTable, attachment: AnyObject?, _ make: () throws -> Object
  ) rethrows -> Object {
    let outer = pending
    pending = Pending(type: table.nativeType, table: table, attachment: attachment)
    defer { pending = outer }
    return try make()
  }

  /// The table for an object under construction.
  static func forNewInstance(of type: NSObject.Type) -> MethodTable {
    if let pending, pending.type == type { return pending.table }
    return of(type)
  }

  /// The table and the attachment that an object takes; no later object takes them.
  static func takeUp(by type: NSObject.Type) -> (table: MethodTable, attachment: AnyObject?) {
    guard let pending, pending.type == type else { return (of(type), nil) }
    self.pending = nil
    return (pending.table, pending.attachment)
  }

  // MARK: Answers

  /// The method for `message`: of this table, or of the nearest one above; nil for Swift's.
  @inline(__always)
  public func method(for message: Message) -> (any Method)? {
    method(for: Int(message.rawValue))
  }

  /// The method for a message's number, which may be one that the model itself never sends.
  @inline(__always)
  public func method(for number: Int) -> (any Method)? {
    if number < nearest.count { return nearest[number] }
    return nearestBeyond.isEmpty ? nil : nearestBeyond[number]
  }

  /// The method for a message's number, for callers that ask at every call: nil for Swift's, or if
  /// an observer must be notified of the send.
  public func unwatchedMethod(for number: Int) -> (any Method)? {
    guard number < nearest.count else {
      return nearestBeyond.isEmpty ? nil : nearestBeyond[number]
    }
    return Self.isWatched(number) ? nil : nearest[number]
  }

  /// Whether this table itself, not one above, overrides nothing.
  var isEmpty: Bool { methods.isEmpty }

  /// The messages that this table itself overrides, in the order of `Message`.
  public var answered: [Message] { Message.allCases.filter { methods[Int($0.rawValue)] != nil } }

  /// The numbers of all messages that this table itself overrides, in order.
  public var answeredNumbers: [Int] { methods.keys.sorted() }

  /// Overrides `message` for every instance of the class, including existing ones; nil removes the
  /// override.
  public func setMethod(_ method: (any Method)?, for message: Message) {
    setMethod(method, for: Int(message.rawValue))
  }

  /// The same for the message of a number, which may be one that the model itself never sends.
  public func setMethod(_ method: (any Method)?, for number: Int) {
    methods[number] = method
    if [.actionForLayer, .layerAction].contains(UInt8(exactly: number).flatMap(Message.init)) {
      Animations.asksCodeFromNowOn()
    }
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
    nearestBeyond = [:]
    var answered: UInt64 = 0
    var table: MethodTable? = self
    while let current = table {
      for (number, method) in current.methods {
        guard let message = UInt8(exactly: number).flatMap(Message.init) else {
          if nearestBeyond[number] == nil { nearestBeyond[number] = method }
          continue
        }
        answered |= message.bit
        if nearest.isEmpty { nearest = Array(repeating: nil, count: Message.allCases.count) }
        if nearest[number] == nil { nearest[number] = method }
      }
      table = current.parent
    }
    mask[0] = answered | Self.watched
    mask[1] = answered
  }

  /// The messages of events that are observed. Not in the masks, which only hit tests read.
  private static var watchedEvents: UInt64 = 0
  private static let eventBits =
    Message.allCases.reduce(0 as UInt64) { $1.travels ? $0 | $1.bit : $0 }

  /// Makes every class send the messages of hit tests on the slow path, so that an observer is
  /// notified of them.
  static func watchHitTests(_ isOn: Bool) {
    watched = isOn ? Message.hitTest.bit | Message.pointInside.bit : 0
    changes.pointee &+= 1
    for table in all.values {
      let mask = table.takeUnretainedValue().mask
      mask[0] = mask[1] | watched
    }
  }

  /// Makes the messages that travel along the responder chain notify an observer, including those
  /// that scripts send by hand.
  static func watchEvents(_ isOn: Bool) {
    watchedEvents = isOn ? eventBits : 0
    changes.pointee &+= 1
  }

  /// Whether a message is observed, so that each send must be reported.
  @inline(__always)
  public static func isWatched(_ message: Message) -> Bool {
    (watched | watchedEvents) & message.bit != 0
  }

  /// The same for the message of a number.
  @inline(__always)
  public static func isWatched(_ number: Int) -> Bool {
    number < 63 && (watched | watchedEvents) & 1 << UInt64(number) != 0
  }
}
