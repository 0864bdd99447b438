import Foundation

/// The root of the model's classes: an object whose messages other methods may override, and that
/// stores the fields of a class that is not Swift's.
open class ModelObject: NSObject {
  /// The overrides of this object's messages.
  nonisolated public final var methodTable: MethodTable { table }
  /// The data that the object's creator attaches to it: the fields of a class that is not Swift's.
  nonisolated public final var attachment: AnyObject? {
    get { kept }
    set { kept = newValue }
  }
  // Both are private storage, because scripts read them at every turn, and each read of a public
  // stored property costs a check of exclusive access.
  nonisolated(unsafe) private final var table: MethodTable
  nonisolated(unsafe) private final var kept: AnyObject?
  /// The values of `objc_setAssociatedObject`, by key.
  final var associations: [UnsafeRawPointer: Association] = [:]

  /// Creates an object, of the class that is under construction if it is its turn.
  public override init() {
    (table, kept) = MethodTable.takeUp(by: Self.self)
    super.init()
  }

  /// Makes this existing object the one that is under construction: it takes the table and the
  /// attachment. For the application, of which there is one (AP-4).
  public final func takeUpConstruction() {
    if let old = kept { Door.deinitialize(self, old) }
    (table, kept) = MethodTable.takeUp(by: Self.self)
    methodTableChanged()
  }

  // Without this one, subclasses could not declare theirs.
  deinit { willDeinitialize() }

  /// Notifies the owner of the attachment that the object is about to be deallocated. Every class
  /// with fields of its own calls it from `deinit`, so that the first call finds all of them; the
  /// later calls have no effect.
  @inline(__always)
  nonisolated final func willDeinitialize() {
    if _slowPath(kept != nil) {
      Door.deinitialize(self, kept)
      kept = nil
    }
  }

  /// Overrides `message` for this object alone; nil removes the override.
  public final func setMethod(_ method: (any Method)?, for message: Message) {
    setMethod(method, for: Int(message.rawValue))
  }

  /// The same for the message of a number, which may be one that the model itself never sends.
  public final func setMethod(_ method: (any Method)?, for number: Int) {
    if !table.isPersonal {
      if method == nil { return }
      table = MethodTable.personal(above: table)
    }
    table.setMethod(method, for: number)
    if table.isEmpty, let shared = table.parent { table = shared }
    methodTableChanged()
  }

  /// The overrides for this object alone; nil for most.
  public final var personalMethods: MethodTable? { methodTable.isPersonal ? methodTable : nil }

  func methodTableChanged() {}

  /// Whether the object counts as equal to another: the same one, unless overridden.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard _slowPath(methodTable.mask[1] & Message.isEqual.bit != 0) else {
      return super.isEqual(object)
    }
    nonisolated(unsafe) let other = object
    let answer = MainActor.assumeIsolated {
      Door.value(.isEqual, of: self, [other], as: Bool.self)
    }
    return answer ?? super.isEqual(object)
  }

  /// A number that equal objects share.
  nonisolated open override var hash: Int {
    guard _slowPath(methodTable.mask[1] & Message.hash.bit != 0) else { return super.hash }
    return MainActor.assumeIsolated { Door.value(.hash, of: self, as: Int.self) } ?? super.hash
  }
}
