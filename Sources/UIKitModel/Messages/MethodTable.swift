import Foundation

/// Who answers the messages of one class, or of one object that was given answers of its own.
///
/// A send tests one bit of `mask`. When it is clear, the Swift method runs and nothing else was
/// paid; when it is set, somebody other than Swift's own dispatch answers, or somebody watches.
public final class MethodTable {
  /// The class that Swift would dispatch on.
  public let nativeType: UIResponder.Type
  /// The table that is asked when this one has no answer.
  public let parent: MethodTable?

  /// Two words, read by every send: a bit for every message that must take the slow way, and a bit
  /// for every message that somebody answers in place of Swift's method.
  nonisolated(unsafe) let mask: UnsafeMutablePointer<UInt64>
  private var methods: [Message: any Method] = [:]

  private static var tables: [ObjectIdentifier: MethodTable] = [:]
  private static var all: [ObjectIdentifier: Unmanaged<MethodTable>] = [:]
  private static var watched: UInt64 = 0

  private init(nativeType: UIResponder.Type, parent: MethodTable?) {
    self.nativeType = nativeType
    self.parent = parent
    mask = .allocate(capacity: 2)
    mask[1] = parent?.mask[1] ?? 0
    mask[0] = mask[1] | Self.watched
    Self.all[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
  }

  deinit {
    let identifier = ObjectIdentifier(self)
    MainActor.assumeIsolated { _ = Self.all.removeValue(forKey: identifier) }
    mask.deallocate()
  }

  /// The table of a class of the model, or of one derived from it in Swift.
  static func of(_ type: UIResponder.Type) -> MethodTable {
    let identifier = ObjectIdentifier(type)
    if let table = tables[identifier] { return table }
    let table = MethodTable(nativeType: type, parent: nil)
    tables[identifier] = table
    return table
  }

  /// The table that an object under construction takes up.
  static func forNewInstance(of type: UIResponder.Type) -> MethodTable {
    of(type)
  }

  /// A table for one object alone, above `parent`.
  static func personal(above parent: MethodTable) -> MethodTable {
    MethodTable(nativeType: parent.nativeType, parent: parent)
  }

  /// Who answers `message`: this table, or the nearest above; nil when Swift's method does.
  public func method(for message: Message) -> (any Method)? {
    var table: MethodTable? = self
    while let current = table {
      if let method = current.methods[message] { return method }
      table = current.parent
    }
    return nil
  }

  /// Whether this table itself, not one above, has any answer.
  var isEmpty: Bool { methods.isEmpty }

  /// The messages that this table itself answers, in the order of `Message`.
  public var answered: [Message] { Message.allCases.filter { methods[$0] != nil } }

  func setMethod(_ method: (any Method)?, for message: Message) {
    methods[message] = method
    rebuildMask()
  }

  private func rebuildMask() {
    var answered: UInt64 = 0
    var table: MethodTable? = self
    while let current = table {
      for message in current.methods.keys { answered |= message.bit }
      table = current.parent
    }
    mask[0] = answered | Self.watched
    mask[1] = answered
  }

  /// Sends all of `messages` the slow way in every class, so that an observer hears of them.
  static func watch(_ messages: [Message]) {
    watched = messages.reduce(0) { $0 | $1.bit }
    for table in all.values {
      let mask = table.takeUnretainedValue().mask
      mask[0] = mask[1] | watched
    }
  }
}

/// An answer to messages that is not a Swift method of the receiver's class.
public protocol Method: AnyObject {
  /// Answers `hitTest(_:with:)` for `view`; `point` is in its own coordinates.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
  /// Answers `point(inside:with:)` for `view`; `point` is in its own coordinates.
  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool
}

extension Method {
  /// Swift's own method.
  public func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.hitTest(point, with: event)
  }

  /// Swift's own method.
  public func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    view.point(inside: point, with: event)
  }
}
