import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

// Shorthand for the rows that the model needs most.

extension Message {
  /// The interpreter's number for the message.
  package var index: Int { Int(rawValue) }
}

extension Table {
  /// A class of views. Its designated initializers make instances of exactly this class, so every
  /// class has its own.
  func views<View: UIView>(
    _ type: View.Type, superclass: (any BridgedObject.Type) = UIView.self,
    protocols: [String] = [], _ summary: String,
    make: @escaping @MainActor (CGRect) -> View, _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    self.class(type, superclass: superclass, protocols: protocols, summary) { table in
      table.initializer(
        "init(frame:)", designated: true, "With a frame in the superview's coordinates."
      ) { (frame: CGRect) in make(frame) }
      table.initializer(
        "init(coder:)", designated: true, "From a nib, with what that says of it (VC-21)."
      ) { (coder: NSCoder) -> View? in NibCoder.finish(View(coder: coder), by: coder) }
      .isRequired = true
      declare(table)
      table.convenience(
        "init()", over: "init(frame:)", arguments: [HostCode { () in CGRect.zero }],
        "With an empty frame at the origin.")
    }
  }

  /// A class of controllers, with its own designated initializers.
  func controllers<Controller: UIViewController>(
    _ type: Controller.Type, superclass: (any BridgedObject.Type), _ summary: String,
    make: @escaping @MainActor () -> Controller, _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    self.class(type, superclass: superclass, summary) { table in
      table.initializer(
        "init(nibName:bundle:)", designated: true,
        "With the nib that its view is loaded from; nil looks for one by the class (VC-3, VC-20)."
      ) { (name: String?, bundle: MainBundle?) in
        let made = make()
        made.keep(nibName: name)
        return made
      }
      table.initializer(
        "init(coder:)", designated: true, "From a storyboard, with what that says of it (VC-22)."
      ) { (coder: NSCoder) -> Controller? in
        StoryboardCoder.finish(Controller(coder: coder), by: coder)
      }.isRequired = true
      table.convenience(
        "init()", over: "init(nibName:bundle:)",
        arguments: [
          HostCode { () in String?.none }, HostCode { () in MainBundle?.none },
        ], "A controller whose view is made when it is first asked for (VC-1).")
      declare(table)
    }
  }

  /// A class of gesture recognizers, with its own designated initializer.
  func recognizers<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, superclass: (any BridgedObject.Type), _ summary: String,
    make: @escaping @MainActor (AnyObject?, Selector?) -> Recognizer,
    _ declare: @escaping (TypeTable) -> Void
  ) {
    self.class(type, superclass: superclass, summary) { table in
      table.initializer(
        "init(target:action:)", designated: true, "Calls a method when it recognizes (GR-15)."
      ) { (target: AnyValue?, action: Selector?) in make(target?.object, action) }
      table.convenience(
        "init()", over: "init(target:action:)",
        arguments: [HostCode { () in AnyValue?.none }, HostCode { () in Selector?.none }],
        "A recognizer without a target.")
      table.coded { make(nil, nil) }
      declare(table)
    }
  }
}

extension TypeTable {
  /// `init(coder:)` of a class that is neither a view nor a controller.
  @discardableResult
  func coded<Object: BridgedObject>(_ make: @escaping @MainActor () -> Object) -> Function {
    initializer(
      "init(coder:)", designated: true, "From an archive: the same as a new one (VC-22)."
    ) { (_: NSCoder) -> Object? in make() }
  }

  /// The number of a constant of C that Swift imports as a structure, which prints in that form.
  func rawValue<Value: Bridged>(
    _ name: String, _ summary: String, _ number: @escaping @MainActor (Value) -> CGFloat
  ) {
    property("rawValue", get: number, summary)
    describe(debug: { (value: Value) in "__C.\(name)(rawValue: \(number(value)))" }) {
      (value: Value) in "\(name)(rawValue: \(number(value)))"
    }
  }

  /// A property that is read and written directly.
  @discardableResult
  func stored<Owner: AnyObject & Bridged, Value: Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ summary: String,
    isImplicitlyUnwrapped: Bool = false
  ) -> Property {
    property(
      name, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
      get: { (owner: Owner) in owner[keyPath: path] },
      set: { (owner: Owner, value: Value) in owner[keyPath: path] = value }, summary)
  }

  /// A property that is only read.
  @discardableResult
  func readOnly<Owner: Bridged, Value: Bridged>(
    _ name: String, _ path: KeyPath<Owner, Value>, _ summary: String
  ) -> Property {
    property(name, get: { (owner: Owner) in owner[keyPath: path] }, summary)
  }

  /// A list of whole numbers that the model stores as objects.
  func numbers<Owner: AnyObject & Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [NSNumber]>, _ summary: String
  ) {
    property(
      name, get: { (owner: Owner) in owner[keyPath: path].map(\.intValue) },
      set: { (owner: Owner, value: [Int]) in
        owner[keyPath: path] = value.map { NSNumber(value: $0) }
      }, summary)
  }

  /// A delegate: any object, weak, of a type that names the protocol.
  func delegate<Owner: AnyObject & Bridged>(
    _ name: String, _ protocolName: String, _ path: ReferenceWritableKeyPath<Owner, AnyObject?>,
    _ summary: String
  ) {
    property(
      name, as: .optional(.protocol(protocolName)), isWeak: true,
      get: { (owner: Owner) -> AnyReference? in owner[keyPath: path].map { AnyReference($0) } },
      set: { (owner: Owner, value: AnyReference?) in owner[keyPath: path] = value?.object },
      summary)
  }

  /// A property that scripts may override; `read` is a view's getter for scripts' own turns.
  ///
  /// Closures instead of a key path: writing through a key path reads the property first, which
  /// would call the script's override once more.
  @discardableResult
  func overridable<Owner: ModelObject, Value: Bridged>(
    _ name: String, _ getter: Message, _ setter: Message, isImplicitlyUnwrapped: Bool = false,
    read: ViewReader.Read? = nil,
    get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
    _ summary: String
  ) -> Property {
    let property = overridableProperty(
      name, getter: getter.index, setter: setter.index,
      isImplicitlyUnwrapped: isImplicitlyUnwrapped, get: get, set: set,
      directGet: { (owner: Owner) in Door.directly(getter, of: owner) { get(owner) } },
      directSet: { (owner: Owner, value: Value) in
        Door.directly(setter, of: owner) { set(owner, value) }
      }, summary)
    property.hostGetter?.read = read
    return property
  }

  /// A number of a rectangle.
  func number(
    _ name: String, get: @escaping @MainActor (CGRect) -> CGFloat, plain: HostFunction.Plain,
    _ summary: String
  ) {
    property(name, get: get, summary).hostGetter?.plain = plain
  }

  /// A property without a setter that scripts may override.
  func overridable<Owner: ModelObject, Value: Bridged>(
    _ name: String, _ getter: Message, get: @escaping @MainActor (Owner) -> Value,
    _ summary: String
  ) {
    overridableProperty(
      name, getter: getter.index, get: get,
      directGet: { (owner: Owner) in Door.directly(getter, of: owner) { get(owner) } }, summary)
  }

  /// A method without parameters that scripts may override.
  func message<Owner: ModelObject>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner) -> Void
  ) {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// A method with a parameter that scripts may override.
  func message<Owner: ModelObject, A: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner, A) -> Void
  ) {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// The same where calls by scripts are sent as the model sends them, so that observers of events
  /// are notified.
  func message<Owner: ModelObject, A: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    send: @escaping @MainActor (Owner, A) -> Void,
    direct: @escaping @MainActor (Owner, A) -> Void
  ) {
    self.message(name, message.index, summary, send: send, direct: direct)
  }

  /// A method with two parameters that scripts may override.
  func message<Owner: ModelObject, A: Bridged, B: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner, A, B) -> Void
  ) {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// The same where calls by scripts are sent as the model sends them, so that observers of events
  /// are notified.
  func message<Owner: ModelObject, A: Bridged, B: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    send: @escaping @MainActor (Owner, A, B) -> Void,
    direct: @escaping @MainActor (Owner, A, B) -> Void
  ) {
    self.message(name, message.index, summary, send: send, direct: direct)
  }

  /// A method with three parameters that scripts may override.
  func message<Owner: ModelObject, A: Bridged, B: Bridged, C: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner, A, B, C) -> Void
  ) {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// A method without parameters that scripts may override and that returns a value.
  @discardableResult
  func question<Owner: ModelObject, Result: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner) -> Result
  ) -> Function {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// A method with a parameter that scripts may override and that returns a value.
  @discardableResult
  func question<Owner: ModelObject, A: Bridged, Result: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner, A) -> Result
  ) -> Function {
    self.message(name, message.index, summary, send: call, direct: call)
  }

  /// A method with two parameters that scripts may override and that returns a value.
  @discardableResult
  func question<Owner: ModelObject, A: Bridged, B: Bridged, Result: Bridged>(
    _ name: String, _ message: Message, _ summary: String,
    _ call: @escaping @MainActor (Owner, A, B) -> Result
  ) -> Function {
    self.message(name, message.index, summary, send: call, direct: call)
  }
}

extension Property {
  /// The host's code that reads it.
  var hostGetter: HostFunction? {
    guard case .host(let function) = getter?.implementation else { return nil }
    return function
  }
}
