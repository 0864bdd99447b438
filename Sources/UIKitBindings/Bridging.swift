import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

// The conversion of the model's types to registers and back. All classes but paths follow from
// NSObject.

nonisolated extension NSObject: BridgedObject {}
nonisolated extension CGPath: BridgedObject {}

nonisolated extension CGPoint: BridgedValue {}
nonisolated extension CGSize: BridgedValue {}
nonisolated extension CGRect: BridgedValue {}
nonisolated extension CGVector: BridgedValue {}
nonisolated extension CGAffineTransform: BridgedValue {}
nonisolated extension CATransform3D: BridgedValue {}
nonisolated extension UIEdgeInsets: BridgedValue {}
nonisolated extension NSDirectionalEdgeInsets: BridgedValue {}
nonisolated extension UIOffset: BridgedValue {}
nonisolated extension UIWindow.Level: BridgedValue {}
nonisolated extension UIFont.Weight: BridgedValue {}
nonisolated extension UILayoutPriority: BridgedValue {}
nonisolated extension UIScrollView.DecelerationRate: BridgedValue {}
nonisolated extension NSRange: BridgedValue {}
nonisolated extension UIBackgroundTaskIdentifier: BridgedValue {}

nonisolated extension CGRectEdge: BridgedEnumeration {}
nonisolated extension CGPathFillRule: BridgedEnumeration {}
nonisolated extension CGLineCap: BridgedEnumeration {}
nonisolated extension CGLineJoin: BridgedEnumeration {}
nonisolated extension NSTextAlignment: BridgedEnumeration {}
nonisolated extension NSLineBreakMode: BridgedEnumeration {}
nonisolated extension NSLayoutConstraint.Axis: BridgedEnumeration {}
nonisolated extension NSLayoutConstraint.Relation: BridgedEnumeration {}
nonisolated extension NSLayoutConstraint.Attribute: BridgedEnumeration {}
nonisolated extension UIView.ContentMode: BridgedEnumeration {}
nonisolated extension UIControl.ContentHorizontalAlignment: BridgedEnumeration {}
nonisolated extension UIControl.ContentVerticalAlignment: BridgedEnumeration {}
nonisolated extension UIMenuElement.State: BridgedEnumeration {}
nonisolated extension UIButton.ButtonType: BridgedEnumeration {}
nonisolated extension UITextField.BorderStyle: BridgedEnumeration {}
nonisolated extension UIImage.RenderingMode: BridgedEnumeration {}
nonisolated extension UIImage.Orientation: BridgedEnumeration {}
nonisolated extension UIStackView.Distribution: BridgedEnumeration {}
nonisolated extension UIStackView.Alignment: BridgedEnumeration {}
nonisolated extension UITableView.Style: BridgedEnumeration {}
nonisolated extension UITableViewCell.CellStyle: BridgedEnumeration {}
nonisolated extension UITableViewCell.SelectionStyle: BridgedEnumeration {}
nonisolated extension UIEvent.EventType: BridgedEnumeration {}
nonisolated extension UIEvent.EventSubtype: BridgedEnumeration {}
nonisolated extension UITouch.Phase: BridgedEnumeration {}
nonisolated extension UIPress.Phase: BridgedEnumeration {}
nonisolated extension UIPress.PressType: BridgedEnumeration {}
nonisolated extension UIApplication.State: BridgedEnumeration {}
nonisolated extension UIScene.ActivationState: BridgedEnumeration {}
nonisolated extension UITouch.TouchType: BridgedEnumeration {}
nonisolated extension UIGestureRecognizer.State: BridgedEnumeration {}
nonisolated extension UIModalPresentationStyle: BridgedEnumeration {}
nonisolated extension UIUserInterfaceIdiom: BridgedEnumeration {}

nonisolated extension UIKeyModifierFlags: BridgedOptionSet {}
nonisolated extension UIEvent.ButtonMask: BridgedOptionSet {}
nonisolated extension UIView.AutoresizingMask: BridgedOptionSet {}
nonisolated extension NSLayoutConstraint.FormatOptions: BridgedOptionSet {}
nonisolated extension UIView.AnimationOptions: BridgedOptionSet {}
nonisolated extension UIView.KeyframeAnimationOptions: BridgedOptionSet {}
nonisolated extension UICollectionView.ScrollPosition: BridgedOptionSet {}
nonisolated extension UIControl.Event: BridgedOptionSet {}
nonisolated extension UIControl.State: BridgedOptionSet {}
nonisolated extension UIRectEdge: BridgedOptionSet {}
nonisolated extension UIRectCorner: BridgedOptionSet {}
nonisolated extension CACornerMask: BridgedOptionSet {}
nonisolated extension UIAccessibilityTraits: BridgedOptionSet {}
nonisolated extension UISwipeGestureRecognizer.Direction: BridgedOptionSet {}

/// A structure around one text, stored as the text's reference.
@usableFromInline
nonisolated package protocol BridgedName: Bridged, RawRepresentable where RawValue == String {}

nonisolated extension BridgedName {
  @usableFromInline
  package static var layout: Layout { .reference }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal($0.hostNominal(Self.self, .structure), []) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> Self {
    named(String.read(registers))
  }

  @usableFromInline
  package func write(to registers: Registers) { rawValue.write(to: registers) }

  /// The value of a name; every text is one.
  static func named(_ text: String) -> Self {
    guard let value = Self(rawValue: text) else {
      preconditionFailure("a name that \(Self.self) does not take")
    }
    return value
  }
}

nonisolated extension Selector: BridgedName {
  /// The name.
  public var rawValue: String { name }

  /// Creates a selector from its name.
  public init?(rawValue: String) { self.init(rawValue) }
}

nonisolated extension CAShapeLayerFillRule: BridgedName {}
nonisolated extension UIAction.Identifier: BridgedName {}
nonisolated extension UIMenu.Identifier: BridgedName {}

/// Sets of objects are converted element by element, in the order of the set.
nonisolated extension Set: Bridged where Element: BridgedObject {
  @usableFromInline package static var layout: Layout { .reference }
  @usableFromInline package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { library in .set(Element.type(in: library)) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> Set<Element> {
    guard let storage = registers.references.pointee as? SetStorage else { return [] }
    var elements: Set<Element> = []
    for index in 0..<storage.count { elements.insert(Element.read(storage.keyRegisters(index))) }
    return elements
  }

  @usableFromInline
  package func write(to registers: Registers) {
    let storage = SetStorage(shape: .object, element: .reference)
    for element in sorted(by: { $0.hashValue < $1.hashValue }) {
      element.write(to: registers)
      storage.insert(registers)
    }
    registers.references.pointee = storage
  }
}

/// The result of `divided(atDistance:from:)`.
nonisolated struct DividedRectangle: BridgedValue {
  let slice: CGRect
  let remainder: CGRect

  static var hostType: HostType {
    HostType { library in
      .tuple([
        TupleTypeElement("slice", CGRect.type(in: library)),
        TupleTypeElement("remainder", CGRect.type(in: library)),
      ])
    }
  }
}

/// The name of a protocol that a row mentions.
nonisolated protocol ProtocolName {
  static var name: String { get }
}

/// An object of any class that conforms to a protocol.
nonisolated struct ProtocolReference<Name: ProtocolName>: Bridged {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  static var layout: Layout { Layout(0, 1) }
  static var isNullable: Bool { true }
  static var hostType: HostType { .protocol(Name.name) }

  static func read(_ registers: Registers) -> Self {
    Self(registers.references.pointee.certain())
  }

  func write(to registers: Registers) { registers.references.pointee = object }
}
