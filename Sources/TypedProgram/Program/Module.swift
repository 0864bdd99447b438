import Records
import SourceTree

/// All declarations of a session, a file or a submission.
package final class Module {
  /// Functions, types, operators and variables of the top level, by base name.
  package var members: [String: [Member]] = [:]
  /// The types that scripts declared, in order.
  package var types: [Nominal] = []
  /// Members that scripts' extensions added to types of the host and the standard library, visible
  /// in this module alone.
  package var extensionMembers: [ObjectIdentifier: [String: [Member]]] = [:]
  /// Overrides in extensions of host classes, in the order of their declaration.
  package var hostOverrides: [(type: Nominal, member: Member)] = []
  /// Conformances that extensions added to types of the host and the standard library.
  package var extensionProtocols: [ObjectIdentifier: [Type]] = [:]
  /// The witnesses of protocols' requirements, by type, of scripts and host alike.
  package var witnesses: [Witness: Function] = [:]
  /// Copies of the library's generic functions for types that scripts declared.
  package var copies: [ObjectIdentifier: Copies] = [:]

  /// The declarations of Objective-C beside the members: types and constants of C.
  package var objectiveC = ObjectiveCDeclarations()

  /// The protocols that represent compositions, by their parts.
  package var compositions: [[Type]: Nominal] = [:]

  /// The files of the private declarations of the top level, where the module has several files.
  package var homes: [ObjectIdentifier: SourceFile] = [:]

  /// Records that a declaration of the top level is visible in its file alone.
  package func note(_ member: Member, isOf file: SourceFile) {
    if let identity = member.identity { homes[identity] = file }
  }

  /// The file in which alone a declaration of the top level is visible; nil for all files.
  package func home(of member: Member) -> SourceFile? {
    homes.isEmpty ? nil : member.identity.flatMap { homes[$0] }
  }

  /// The copies of one function, which is retained so that its identity is not reused.
  package struct Copies {
    package let original: Function
    package var byTypes: [[Type]: Function] = [:]

    /// Creates an empty list of copies of a function.
    package init(original: Function) {
      self.original = original
    }
  }

  /// A requirement (by its function's identity) of a protocol, and a type that conforms to it.
  package struct Witness: Hashable {
    package let type: ObjectIdentifier
    package let requirement: ObjectIdentifier

    package init(_ type: Nominal, _ requirement: Function) {
      self.type = ObjectIdentifier(type)
      self.requirement = ObjectIdentifier(requirement)
    }
  }

  /// The scripts' functions whose code was checked: each retains its body, which retains it.
  package private(set) var checkedFunctions: [Function] = []

  /// Records that the code of a function was checked.
  package func note(checked function: Function) {
    guard function.file?.isOfLibrary == false else { return }
    checkedFunctions.append(function)
  }

  /// Releases all code and the members of all types, when nothing will run any more: bodies retain
  /// the functions that retain them, and members the types whose members they are.
  package func letGo() {
    for function in checkedFunctions {
      function.compiled.forget()
      (function.checked.body, function.checked.makeBody) = (nil, nil)
    }
    checkedFunctions = []
    for type in types { type.letGoOfMembers() }
  }

  /// Resolves an undeclared name: the scene's objects.
  package var external: ((String) -> GlobalVariable?)?
  /// The names that `external` would resolve, for suggestions.
  package var externalNames: () -> [String] = { [] }

  package init() {}
}
