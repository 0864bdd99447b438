import Records
import TypedProgram

/// The side that has the objects, as the machine sees it.
@MainActor
package protocol Host: AnyObject {
  /// The stored properties that script classes gave an object; nil for an instance of a class of
  /// the host.
  func fields(of object: AnyObject) -> Fields?

  /// A new instance of a script class that derives from a class of the host. Runs `initializer`,
  /// the host's designated one, whose arguments are in `registers`; the object takes their
  /// place and keeps `fields`. Messages that are sent meanwhile already reach the script.
  func construct(
    _ type: Nominal, by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop)

  /// The script's function that answers a message in place of the host's own method; nil when
  /// the host's is to run, or when an observer must hear of the call.
  func script(for message: Int, of object: AnyObject) -> Function?

  /// What `super` means for a message inside `owner`'s override, a script class or a class of
  /// the host that an extension gave one: the next override above; nil for the host's own method.
  func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function?

  /// Where objects of certain classes keep what tells who answers their messages; nil where none
  /// do, and every message is asked about.
  var answerPlace: AnswerPlace? { get }

  /// Whether all instances of a class keep what `answerPlace` says.
  func keepsAnswers(_ type: Nominal) -> Bool

  /// Whether the host's own method answers a message, and nothing replaces it, a script's
  /// function or anything else.
  func answersItself(_ message: Int, _ object: AnyObject) -> Bool

  /// What the host's own method does where it answers a message.
  func conduct(_ message: Int, _ object: AnyObject) -> HostConduct

  /// What the host's own method answers to a message about a point, at many points at once. Nil
  /// where nobody is answered so.
  func answersTogether(
    _ message: Int, _ object: AnyObject, isSuper: Bool, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers?

  /// Whether an object is an instance of a class of the host or of a script.
  func isInstance(_ object: AnyObject, of type: Nominal) -> Bool

  /// The class of an object, script classes included.
  func type(of object: AnyObject) -> Nominal

  /// The text that `print` writes for an object of the host, script-derived or not.
  func describe(_ object: AnyObject) -> String

  /// How a trace names an object: the name that the user gave it, or its class.
  func traceName(of object: AnyObject) -> String

  /// `==` of two objects.
  func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool

  func write(_ text: String)

  /// Hears of that many bytes that were printed and are not written, because there are too many.
  func leaveOut(_ bytes: Int)
}

extension Host {
  package var answerPlace: AnswerPlace? { nil }

  package func keepsAnswers(_ type: Nominal) -> Bool { false }

  package func leaveOut(_ bytes: Int) {}

  package func answersItself(_ message: Int, _ object: AnyObject) -> Bool { false }

  package func conduct(_ message: Int, _ object: AnyObject) -> HostConduct { .acts }

  package func answersTogether(
    _ message: Int, _ object: AnyObject, isSuper: Bool, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers? { nil }
}

/// What a method of the host's does when it answers a message.
package enum HostConduct {
  /// Nothing that anybody could notice, and it gives the same to all who ask the same: no code of a
  /// script runs in it.
  case computes
  /// The same, but for the scripts that it asks about a point; `Host.answersTogether` asks them
  /// about many.
  case asks
  /// Anything else.
  case acts
}

/// Where an object keeps what tells who answers its messages, so that the machine need not ask the
/// host again for every object of one class.
package struct AnswerPlace {
  /// Bytes from the beginning of the object to a pointer. The word that it points to is the same
  /// for objects whose messages the same functions answer, and for them alone.
  package let offset: Int
  /// A number that changes whenever any of these answers may have changed.
  package let changes: UnsafePointer<UInt64>

  package init(offset: Int, changes: UnsafePointer<UInt64>) {
    self.offset = offset
    self.changes = changes
  }
}
