import Machine
import ScriptLibrary
import TypedProgram

/// A text where UIKit takes any object that can be copied, such as the identifier of a boundary:
/// `"floor" as NSCopying` or `"floor" as NSString`. For any other object, its description.
nonisolated struct CopyingText: Bridged {
  let text: String

  init(_ text: String) { self.text = text }

  static var layout: Layout { .reference }
  static var isNullable: Bool { true }
  static var hostType: HostType { HostType { .nominal($0.protocolNominal("NSCopying"), []) } }

  static func read(_ registers: Registers) -> CopyingText {
    let object = registers.references.pointee
    return CopyingText((object as? TextObject)?.drawnText ?? "\(object.certain())")
  }

  func write(to registers: Registers) { registers.references.pointee = TextObject(text) }
}
