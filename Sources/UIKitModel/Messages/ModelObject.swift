import Foundation

/// The root of the model's classes: an object whose messages somebody else may answer, and that
/// keeps what a class which is not Swift's gave it.
open class ModelObject: NSObject {
  /// Who answers this object's messages.
  nonisolated(unsafe) public private(set) final var methodTable: MethodTable
  /// What whoever made the object keeps with it: the fields of a class that is not Swift's.
  nonisolated(unsafe) public final var attachment: AnyObject?
  /// What `objc_setAssociatedObject` keeps with the object, by key.
  final var associations: [UnsafeRawPointer: Association] = [:]

  /// An object of the class that is under construction, if it is that one's turn.
  public override init() {
    (methodTable, attachment) = MethodTable.takeUp(by: Self.self)
    super.init()
  }

  // Without one of its own, subclasses could not write theirs.
  deinit { willDeinitialize() }

  /// Tells whoever attached something that the object is about to go. Every class with fields of
  /// its own calls it from `deinit`, so that the first call finds all of them; the others do
  /// nothing.
  @inline(__always)
  nonisolated final func willDeinitialize() {
    if _slowPath(attachment != nil) {
      Door.deinitialize(self, attachment)
      attachment = nil
    }
  }

  /// Gives this object alone an answer to `message`; nil takes it back.
  public final func setMethod(_ method: (any Method)?, for message: Message) {
    if !methodTable.isPersonal {
      if method == nil { return }
      methodTable = MethodTable.personal(above: methodTable)
    }
    methodTable.setMethod(method, for: message)
    if methodTable.isEmpty, let shared = methodTable.parent { methodTable = shared }
    methodTableChanged()
  }

  /// Who answers for this object alone, in place of its class; nil for most.
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
