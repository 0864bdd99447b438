import Records
import TypedProgram

/// The side that owns the objects, as the machine sees it.
@MainActor
package protocol Host: AnyObject {
  /// The stored properties of an object that script classes declare; nil for an instance of a class
  /// of the host.
  func fields(of object: AnyObject) -> Fields?

  /// Creates an instance of a script class that derives from a class of the host. Runs
  /// `initializer`, the host's designated one, whose arguments are in `registers`; the object
  /// replaces them and stores `fields`. Messages that are sent meanwhile already reach the script.
  func construct(
    by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop)

  /// The script's function that overrides the host's method for a message; nil when the host's is
  /// to run, or when an observer must be notified of the call.
  func script(for message: Int, of object: AnyObject) -> Function?

  /// The callee of `super` for a message inside `owner`'s override, a script class or a class of
  /// the host with an override in an extension: the next override above; nil for the host's own
  /// method.
  func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function?

  /// The location in objects of certain classes of the word that identifies their overrides; nil
  /// without any, so that every message is looked up.
  var answerPlace: AnswerPlace? { get }

  /// Whether all instances of a class have the word at `answerPlace`.
  func keepsAnswers(_ type: Nominal) -> Bool

  /// Whether the host's own method is the callee of a message, without an override by a script or
  /// anything else.
  func answersItself(_ message: Int, _ object: AnyObject) -> Bool

  /// The behaviour of the host's own method for a message.
  func conduct(_ message: Int, _ object: AnyObject) -> HostConduct

  /// The results of the host's own method for a message about a point, at many points at once. Nil
  /// if none can be computed that way.
  func answersTogether(
    _ message: Int, _ object: AnyObject, isSuper: Bool, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers?

  /// Writes the value in an object of the host as another type, as `as?` converts a number in an
  /// object to a number; false if it has none.
  func unpack(_ object: AnyObject, as type: Type, _ registers: Registers) -> Bool

  /// The object of a class of the host that contains a value, as `as?` converts a number to one;
  /// nil if there is none.
  func pack(_ box: AnyBox, as type: Nominal) -> AnyObject?

  /// Whether an object is an instance of a class of the host or of a script.
  func isInstance(_ object: AnyObject, of type: Nominal) -> Bool

  /// The class of an object, including script classes.
  func type(of object: AnyObject) -> Nominal

  /// The text that `print` writes for an object of the host, script-derived or not.
  func describe(_ object: AnyObject) -> String

  /// The name of an object in a trace: the user's name for it, or its class.
  func traceName(of object: AnyObject) -> String

  /// An object of Foundation as Objective-C writes it: `@"red"`, `@5`, `@[@1, @2]`; nil for other
  /// objects. `text` is the text of an object in a collection.
  func literal(of object: AnyObject, _ text: (AnyObject) -> String) -> String?

  /// The name in C of a case or an option of a type: `UIViewContentModeTop`; nil without one.
  func constantName(of member: String, in nominal: Nominal) -> String?

  /// The value of Swift's that an object of Foundation is when it is cast, as an object in a box;
  /// nil for other objects and types.
  func content(of object: AnyObject, as type: Type) -> AnyObject?

  /// `==` of two objects.
  func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool

  /// The exception that a device raises for a stop; nil for one that nothing catches.
  func exception(for problem: RunProblem) -> AnyObject?

  /// The stop for an object that `@throw` raises.
  func problem(raising object: AnyObject?) -> RunProblem

  /// Lets the host continue after a stop whose exception was caught.
  func goOn()

  func write(_ text: String)

  /// Records that many printed bytes that are not written, because there are too many.
  func leaveOut(_ bytes: Int)
}

extension Host {
  package var answerPlace: AnswerPlace? { nil }

  package func keepsAnswers(_ type: Nominal) -> Bool { false }

  package func leaveOut(_ bytes: Int) {}

  package func literal(of object: AnyObject, _ text: (AnyObject) -> String) -> String? { nil }

  package func constantName(of member: String, in nominal: Nominal) -> String? { nil }

  package func unpack(_ object: AnyObject, as type: Type, _ registers: Registers) -> Bool { false }

  package func pack(_ box: AnyBox, as type: Nominal) -> AnyObject? { nil }

  package func answersItself(_ message: Int, _ object: AnyObject) -> Bool { false }

  package func conduct(_ message: Int, _ object: AnyObject) -> HostConduct { .acts }

  package func answersTogether(
    _ message: Int, _ object: AnyObject, isSuper: Bool, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers? { nil }
}

/// The behaviour of a method of the host's for a message.
package enum HostConduct {
  /// It has no observable effects, and returns equal results for equal arguments: no code of a
  /// script runs in it.
  case computes
  /// The same, except for the scripts that it asks about a point; `Host.answersTogether` asks them
  /// about many.
  case asks
  /// Any other behaviour.
  case acts
}

/// The location in an object of the word that identifies its overrides, so that the machine does
/// not look up callees again for every object of one class.
package struct AnswerPlace {
  /// The offset in bytes from the beginning of the object to a pointer. The word that it points to
  /// is the same for objects with the same overrides, and for them alone.
  package let offset: Int
  /// A number that changes whenever any override may have changed.
  package let changes: UnsafePointer<UInt64>

  package init(offset: Int, changes: UnsafePointer<UInt64>) {
    self.offset = offset
    self.changes = changes
  }
}

extension Host {
  package func exception(for problem: RunProblem) -> AnyObject? { nil }

  package func problem(raising object: AnyObject?) -> RunProblem { .uncaughtError("") }

  package func goOn() {}

  package func content(of object: AnyObject, as type: Type) -> AnyObject? { nil }
}
