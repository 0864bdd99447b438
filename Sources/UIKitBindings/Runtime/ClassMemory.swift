import TypedProgram
import UIKitModel

/// The classes of the objects that a host looked up last: whether each is one of the model's, and
/// its declaration in the library.
///
/// A cast walks up the class hierarchy, and a dictionary hashes its key; an override may ask for
/// the class of every subview at every point of the screen.
struct ClassMemory {
  private let library: Library
  private var slots: [Slot]

  private struct Slot {
    var type: ObjectIdentifier?
    var isModel = false
    var nominal: Nominal?
    /// The type of the last cast, and whether it succeeded.
    var wanted: Nominal?
    var isWanted = false
  }

  /// A power of two. The model's metadata is aligned at eight bytes or more.
  private static let count = 32

  init(_ library: Library) {
    self.library = library
    slots = Array(repeating: Slot(), count: Self.count)
  }

  /// Whether messages reach an object: it is one of the model's classes.
  mutating func isModel(_ object: AnyObject) -> Bool { slots[place(of: object)].isModel }

  /// The declaration of an object's class, or of the nearest superclass that has one.
  mutating func nominal(of object: AnyObject) -> Nominal {
    let place = place(of: object)
    if let known = slots[place].nominal { return known }
    let found = HostClasses.nominal(of: object, in: library)
    slots[place].nominal = found
    return found
  }

  /// Whether an object without a script's class is of a type.
  mutating func isInstance(_ object: AnyObject, of type: Nominal) -> Bool {
    let place = place(of: object)
    if slots[place].wanted === type { return slots[place].isWanted }
    let isWanted = nominal(of: object).isDerived(from: type)
    (slots[place].wanted, slots[place].isWanted) = (type, isWanted)
    return isWanted
  }

  /// The slot of an object's class, which takes it from another class if need be.
  private mutating func place(of object: AnyObject) -> Int {
    let type = ObjectIdentifier(Swift.type(of: object))
    let address = UInt(bitPattern: type)
    let place = Int((address >> 4 ^ address >> 10) & UInt(Self.count - 1))
    if slots[place].type != type {
      slots[place] = Slot(type: type, isModel: object is ModelObject)
    }
    return place
  }
}
