import Foundation
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// A class of the model, with all information about it for scripts and commands.
///
/// One row for each class; all lists of classes are made from the rows, so a new class is its file
/// in the model and its row. The rows are values that need no library: a command reads them without
/// the cost of scripts. Members for scripts are declared when a library first asks for one of them.
package struct ModelClass {
  /// The closure with which a command creates an object of exactly this class.
  package enum Maker {
    case view(@MainActor (CGRect) -> UIView)
    case controller(@MainActor () -> UIViewController)
    case recognizer(@MainActor () -> UIGestureRecognizer)
    /// Only views and scripts create such objects, not commands.
    case layer(@MainActor () -> CALayer)
    /// No command creates such objects.
    case none
  }

  /// The Swift class.
  package let type: ModelObject.Type
  /// UIKit's name.
  package let name: String
  /// Short words for `add` and `gesture`, the preferred one first.
  package let words: [String]
  /// Name endings by which a dump's classes are recognized as this one: `Button` of `GlowButton`.
  package let endings: [String]
  /// The full names that dumps print for classes that behave like this one.
  package let printedAs: [String]
  /// Its additions to its superclass for touches; nil if no rule mentions any.
  package let touch: ClassTouch?
  /// Whether apps wait for its value, and not for the finger (CT-25); inherited by subclasses.
  package let hasValue: Bool
  package let maker: Maker
  /// The topic of the class's properties.
  private let topic: ModelProperty.Topic
  /// The rows of those properties that commands support, too.
  private let settings: @MainActor (PropertyRows) -> Void
  /// Adds the class to the table of scripts; nil for a private class of UIKit's.
  private let declare: (@MainActor (Table) -> Void)?

  private init(
    _ type: ModelObject.Type, words: [String], endings: [String] = [], printedAs: [String] = [],
    touch: ClassTouch?, hasValue: Bool = false, maker: Maker,
    topic: ModelProperty.Topic = .state,
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in },
    declare: (@MainActor (Table) -> Void)?
  ) {
    self.type = type
    // As in `Library.hostNominal`: `String(describing:)` looks through every conformance first.
    name = _typeName(type, qualified: false)
    self.words = words
    self.endings = endings
    self.printedAs = printedAs
    self.touch = touch
    self.hasValue = hasValue
    self.maker = maker
    self.topic = topic
    self.settings = settings
    self.declare = declare
  }

  /// Whether objects of the class are layers, whose properties commands list apart from others.
  package var isOfLayers: Bool {
    if case .layer = maker { true } else { false }
  }

  /// The properties that the class declares and that commands support, in the order of its rows.
  package var properties: [ModelProperty] {
    let rows = PropertyRows(collectingFor: name, topic)
    settings(rows)
    return rows.collected
  }

  /// Makes the class visible to scripts, if it is to be.
  func install(in table: Table) { declare?(table) }
}

// MARK: Kinds of rows

// `declare` adds the rows that are for scripts alone, `settings` those that commands know, too.

extension ModelClass {
  /// A class of views, with its own designated initializers. `written` is what its `init(frame:)`
  /// does, if that differs from the creation by commands.
  static func view<View: UIView>(
    _ type: View.Type, superclass: (any BridgedObject.Type) = UIView.self,
    protocols: [String] = [], words: [String], endings: [String] = [], printedAs: [String] = [],
    touch: ClassTouch? = nil, hasValue: Bool = false, _ summary: String,
    written: (@MainActor (CGRect) -> View)? = nil,
    make: @escaping @MainActor (CGRect) -> View,
    _ declare: @escaping @MainActor (TypeTable) -> Void = { _ in },
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in }
  ) -> ModelClass {
    ModelClass(
      type, words: words, endings: endings, printedAs: printedAs, touch: touch,
      hasValue: hasValue, maker: .view(make), settings: settings
    ) { table in
      table.views(
        type, superclass: superclass, protocols: protocols, summary, make: written ?? make
      ) {
        declare($0)
        settings(PropertyRows(declaring: $0))
      }
    }
  }

  /// A private class of views, which UIKit inserts into the tree by itself: for dumps that contain
  /// it.
  static func inner<View: UIView>(
    _ type: View.Type, touch: ClassTouch? = nil, make: @escaping @MainActor (CGRect) -> View
  ) -> ModelClass {
    ModelClass(type, words: [], touch: touch, maker: .view(make), declare: nil)
  }

  /// A class of controllers, with its own designated initializers. `added` creates the object for
  /// `add`, if that differs from the one of `init()`.
  static func controller<Controller: UIViewController>(
    _ type: Controller.Type, superclass: (any BridgedObject.Type), words: [String],
    touch: ClassTouch? = nil, added: (@MainActor () -> Controller)? = nil, _ summary: String,
    make: @escaping @MainActor () -> Controller,
    _ declare: @escaping @MainActor (TypeTable) -> Void = { _ in },
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in }
  ) -> ModelClass {
    ModelClass(
      type, words: words, touch: touch, maker: .controller(added ?? make), settings: settings
    ) { table in
      table.controllers(type, superclass: superclass, summary, make: make) {
        declare($0)
        settings(PropertyRows(declaring: $0))
      }
    }
  }

  /// A class of gesture recognizers, with its own designated initializer.
  static func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, superclass: (any BridgedObject.Type) = UIGestureRecognizer.self,
    words: [String] = [], _ summary: String,
    make: @escaping @MainActor (AnyObject?, Selector?) -> Recognizer,
    _ declare: @escaping @MainActor (TypeTable) -> Void = { _ in },
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in }
  ) -> ModelClass {
    ModelClass(
      type, words: words, touch: nil, maker: .recognizer({ make(nil, nil) }),
      topic: .recognition, settings: settings
    ) { table in
      table.recognizers(type, superclass: superclass, summary, make: make) {
        declare($0)
        settings(PropertyRows(declaring: $0))
      }
    }
  }

  /// A class of layers; `fresh` creates one.
  static func layer<Layer: CALayer>(
    _ type: Layer.Type, superclass: (any BridgedObject.Type) = CALayer.self, _ summary: String,
    fresh: String, make: @escaping @MainActor () -> Layer,
    _ declare: @escaping @MainActor (TypeTable) -> Void = { _ in },
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in }
  ) -> ModelClass {
    ModelClass(type, words: [], touch: nil, maker: .layer(make), settings: settings) { table in
      table.class(type, superclass: superclass, summary) {
        $0.initializer("init()", designated: true, fresh) { () in make() }
        $0.initializer(
          "init(layer:)", designated: true,
          "The copy that a device shows while it animates; no code here calls it."
        ) { (_: AnyValue) in make() }
        $0.coded(make).isRequired = true
        settings(PropertyRows(declaring: $0))
        declare($0)
      }
    }
  }

  /// A class that no command creates.
  static func other<Object: ModelObject>(
    _ type: Object.Type, superclass: (any BridgedObject.Type), touch: ClassTouch,
    _ summary: String, _ declare: @escaping @MainActor (TypeTable) -> Void = { _ in },
    settings: @escaping @MainActor (PropertyRows) -> Void = { _ in }
  ) -> ModelClass {
    ModelClass(type, words: [], touch: touch, maker: .none, settings: settings) { table in
      table.class(type, superclass: superclass, summary) {
        declare($0)
        settings(PropertyRows(declaring: $0))
      }
    }
  }
}

// MARK: Finding rows

extension ModelClass {
  private static let byType: [ObjectIdentifier: ModelClass] = Dictionary(
    uniqueKeysWithValues: UIKitTable.classes.map { (ObjectIdentifier($0.type), $0) })
  private static let byName: [String: ModelClass] = Dictionary(
    uniqueKeysWithValues: UIKitTable.classes.map { ($0.name, $0) })

  /// The row of a class by UIKit's name; nil for a class without one.
  package static func named(_ name: String) -> ModelClass? { byName[name] }

  /// The rows of an object's class and of its superclasses, if they have one, nearest first.
  package static func lineage(of object: ModelObject) -> [ModelClass] {
    var rows: [ModelClass] = []
    var current: AnyClass? = Swift.type(of: object)
    while let type = current {
      if let row = byType[ObjectIdentifier(type)] { rows.append(row) }
      current = _getSuperclass(type)
    }
    return rows
  }
}
