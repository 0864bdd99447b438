import Scenes
import UIKitBindings

/// The names that a language of code other than Swift has for the members that texts speak of.
package struct CodeNames: Sendable {
  /// Methods by their full names in Swift, as selectors.
  package let methods: [String: String]
  /// Properties whose names differ.
  package let properties: [String: String]
  /// Functions of C by the members that they call.
  package let functions: [String: String]

  /// The names in Objective-C, from the table; gathered when they are first asked for.
  package static let objectiveC: CodeNames = {
    let names = ObjectiveCContents(SwiftEngine.library)?.names
    return CodeNames(
      methods: names?.methods ?? [:], properties: names?.properties ?? [:],
      functions: names?.functions ?? [:])
  }()
}
