import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The rows of those properties of a class that commands support as well as scripts.
///
/// A block of rows has two readers: a library, which declares the properties for scripts when a
/// script first needs the class, and commands, which collect them without any library.
package final class PropertyRows {
  /// The kind of a value, if its type does not determine it.
  package enum Form {
    case byType
    /// A number of items, at least one.
    case count
    /// Seconds.
    case duration
  }

  let table: TypeTable?
  let owner: String
  private let prefix: String
  private let reach: (@MainActor (ModelObject) -> ModelObject?)?
  private var topic: ModelProperty.Topic
  private(set) var collected: [ModelProperty] = []

  /// Declares each row for scripts.
  init(declaring table: TypeTable) {
    self.table = table
    (owner, prefix, reach, topic) = ("", "", nil, .state)
  }

  /// Collects the rows for commands: properties of the class `owner`, or of a part of it that
  /// `reach` finds and `prefix` names.
  init(
    collectingFor owner: String, _ topic: ModelProperty.Topic, prefix: String = "",
    through reach: (@MainActor (ModelObject) -> ModelObject?)? = nil
  ) {
    (table, self.owner, self.prefix, self.reach, self.topic) = (nil, owner, prefix, reach, topic)
  }

  /// Rows of properties that change the handling of events.
  func ofEvents(_ rows: (PropertyRows) -> Void) {
    let outer = topic
    topic = .events
    rows(self)
    topic = outer
  }

  // MARK: UIKit's own

  /// A property that is read and written directly. `limited` returns the value that commands set in
  /// place of a meaningless one.
  @discardableResult
  func stored<Owner: ModelObject, Value: Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, as form: Form = .byType,
    limited: (@MainActor (Owner, Value) -> Value)? = nil, _ summary: String
  ) -> Property? {
    if let table { return table.stored(name, path, summary) }
    collect(name, form) { (owner: Owner) in
      owner[keyPath: path]
    } set: { owner, value in
      owner[keyPath: path] = limited?(owner, value) ?? value
    }
    return nil
  }

  /// A property that is only read.
  func readOnly<Owner: ModelObject, Value: Bridged>(
    _ name: String, _ path: KeyPath<Owner, Value>, _ summary: String
  ) {
    if let table {
      table.readOnly(name, path, summary)
      return
    }
    collect(name, .byType, get: { (owner: Owner) in owner[keyPath: path] }, set: nil)
  }

  /// A property by closures.
  func property<Owner: ModelObject, Value: Bridged>(
    _ name: String, get: @escaping @MainActor (Owner) -> Value,
    set: @escaping @MainActor (Owner, Value) -> Void, _ summary: String
  ) {
    if let table {
      table.property(name, get: get, set: set, summary)
    } else {
      collect(name, .byType, get: get, set: set)
    }
  }

  /// A property that scripts may override, as in `TypeTable`.
  @discardableResult
  func overridable<Owner: ModelObject, Value: Bridged>(
    _ name: String, _ getter: Message, _ setter: Message, isImplicitlyUnwrapped: Bool = false,
    read: ViewReader.Read? = nil,
    get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
    _ summary: String
  ) -> Property? {
    if let table {
      return table.overridable(
        name, getter, setter, isImplicitlyUnwrapped: isImplicitlyUnwrapped, read: read, get: get,
        set: set, summary)
    }
    collect(name, .byType, get: get, set: set)
    return nil
  }

  /// A colour of a layer, which commands name like those of views.
  func color<Layer: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>, _ summary: String
  ) {
    if let table {
      table.stored(name, path, summary)
      return
    }
    collect(name, .byType) { (layer: Layer) -> UIColor? in
      layer[keyPath: path].map { UIColor(cgColor: $0) }
    } set: { layer, color in
      layer[keyPath: path] = color?.cgColor
    }
  }

  /// A delegate: any object, weak, of a type that names the protocol.
  func delegate<Owner: ModelObject>(
    _ name: String, _ protocolName: String, _ path: ReferenceWritableKeyPath<Owner, AnyObject?>,
    _ summary: String
  ) {
    if let table {
      table.delegate(name, protocolName, path, summary)
      return
    }
    let access = PropertyAccess(
      through: reach, get: { (owner: Owner) in owner[keyPath: path] },
      set: { owner, object in owner[keyPath: path] = object })
    add(name, .delegate(access))
  }

  /// A choice of several values, which commands name by words. Scripts only read it.
  func choice<Owner: ModelObject, Value: Bridged & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [(String, Value)],
    _ summary: String
  ) {
    if let table {
      table.readOnly(name, path, summary)
    } else {
      collect(name, path, words)
    }
  }

  /// The same where scripts write it, too.
  func oneOf<Owner: ModelObject, Value: Bridged & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [(String, Value)],
    _ summary: String
  ) {
    if let table {
      table.stored(name, path, summary)
    } else {
      collect(name, path, words)
    }
  }

  private func collect<Owner: ModelObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [(String, Value)]
  ) {
    let access = PropertyAccess(
      through: reach,
      get: { (owner: Owner) in words.first { $0.1 == owner[keyPath: path] }?.0 ?? "" },
      set: { owner, word in
        if let value = words.first(where: { $0.0 == word })?.1 { owner[keyPath: path] = value }
      })
    add(name, .word(words.map(\.0), access))
  }

  /// A set of options, each of which commands name by a word.
  func options<Owner: ModelObject, Options: Bridged & OptionSet>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Options>, _ words: [(String, Options)],
    _ summary: String
  ) where Options.Element == Options {
    if let table {
      table.stored(name, path, summary)
      return
    }
    let access = PropertyAccess(
      through: reach,
      get: { (owner: Owner) in
        words.filter { owner[keyPath: path].isSuperset(of: $0.1) }.map(\.0)
      },
      set: { owner, names in
        var options: Options = []
        for (word, option) in words where names.contains(word) { options.insert(option) }
        owner[keyPath: path] = options
      })
    add(name, .words(words.map(\.0), access))
  }

  // MARK: Properties for commands alone

  /// A property of the workbench, which UIKit does not have; `inApp` is the equivalent code in an
  /// app.
  func ours<Owner: ModelObject, Value>(
    _ name: String, inApp: String, as form: Form = .byType,
    get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    if table == nil { collect(name, form, inApp: inApp, get: get, set: set) }
  }

  /// A property of UIKit's that has another type for commands than for scripts, which have a row of
  /// their own.
  func forCommands<Owner: ModelObject, Value>(
    _ name: String, get: @escaping @MainActor (Owner) -> Value,
    set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    if table == nil { collect(name, .byType, get: get, set: set) }
  }

  /// The properties of a part, by its name and theirs; scripts use the part itself.
  func part<Owner: ModelObject>(
    _ name: String, _ part: @escaping @MainActor (Owner) -> ModelObject,
    _ rows: (PropertyRows) -> Void
  ) {
    guard table == nil else { return }
    let inner = PropertyRows(
      collectingFor: owner, topic, prefix: "\(prefix)\(name).",
      through: { [reach] in ((reach?($0) ?? $0) as? Owner).map(part) })
    rows(inner)
    collected += inner.collected
  }

  // MARK: Collecting

  func collect<Owner: ModelObject, Value>(
    _ name: String, _ form: Form, inApp: String? = nil,
    get: @escaping @MainActor (Owner) -> Value, set: (@MainActor (Owner, Value) -> Void)?
  ) {
    let access = PropertyAccess(through: reach, get: get, set: set)
    if let insets = access as? PropertyAccess<UIEdgeInsets> {
      add("\(name).top", .number(insets.part(\.top)))
      add("\(name).left", .number(insets.part(\.left)))
      add("\(name).bottom", .number(insets.part(\.bottom)))
      add("\(name).right", .number(insets.part(\.right)))
      return
    }
    guard let value = ModelProperty.Value(access, form) else {
      preconditionFailure("commands have no words for \(owner).\(name)")
    }
    add(name, value, inApp: inApp)
  }

  private func add(_ name: String, _ value: ModelProperty.Value, inApp: String? = nil) {
    collected.append(
      ModelProperty(owner: owner, path: prefix + name, value, inApp: inApp, topic: topic))
  }
}

extension ModelProperty.Value {
  /// The property for commands; nil for a type that commands cannot express.
  fileprivate init?<Type>(_ access: PropertyAccess<Type>, _ form: PropertyRows.Form) {
    switch (access, form) {
    case (let access as PropertyAccess<Int>, .count): self = .count(access)
    case (let access as PropertyAccess<Double>, .duration): self = .duration(access)
    case (let access as PropertyAccess<CGFloat>, _): self = .number(access)
    case (let access as PropertyAccess<Float>, _):
      self = .number(access.mapped({ CGFloat($0) }, { Float($0) }))
    case (let access as PropertyAccess<Double>, _):
      self = .number(access.mapped({ CGFloat($0) }, { Double($0) }))
    case (let access as PropertyAccess<UIWindow.Level>, _):
      self = .number(access.mapped({ $0.rawValue }, { UIWindow.Level(rawValue: $0) }))
    case (let access as PropertyAccess<Int>, _): self = .wholeNumber(access)
    case (let access as PropertyAccess<Bool>, _): self = .boolean(access)
    case (let access as PropertyAccess<CGPoint>, _): self = .point(access)
    case (let access as PropertyAccess<CGSize>, _): self = .size(access)
    case (let access as PropertyAccess<CGRect>, _): self = .rectangle(access)
    case (let access as PropertyAccess<CGAffineTransform>, _): self = .transform(access)
    case (let access as PropertyAccess<UIColor?>, _): self = .color(access)
    case (let access as PropertyAccess<String?>, _): self = .text(access)
    case (let access as PropertyAccess<UIImage?>, _): self = .picture(access)
    case (let access as PropertyAccess<UIView.ContentMode>, _): self = .contentMode(access)
    case (let access as PropertyAccess<UIViewController?>, _): self = .controller(access)
    default: return nil
    }
  }
}
