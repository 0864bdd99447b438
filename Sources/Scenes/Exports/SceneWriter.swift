import Records

/// Writes the code that builds a scene in one language.
protocol SceneWriter {
  /// The names that cannot be used for views in the code.
  var reserved: Set<String> { get }
  /// Whether the name of a view can be the name of a variable.
  func isName(_ name: String) -> Bool
  /// The lines of a step; nil if it cannot be expressed in the language.
  func lines(of step: SceneStep) -> [String]?
  /// The file.
  func text(of parts: SceneCodeParts) -> String
}

/// The parts of a file of code that builds a scene.
struct SceneCodeParts {
  /// The size of the screen, for a comment.
  var screen = ""
  /// The lines that fill the root view.
  var scene: [String] = []
  /// The lines that create the other windows, and the names of these.
  var windows: (lines: [String], names: [String]) = ([], [])
  /// The parts that an app has to create in another way, one per line.
  var comments: [String] = []
  /// The scene's own classes and functions in the language, verbatim.
  var declarations: [String] = []
  /// The classes that the code needs and that are declared in another language.
  var foreign: [String] = []
}

/// The classes and functions of a scene, for code that builds it.
package struct SceneSources {
  /// Those in the language of the code, verbatim.
  package var declarations: [String]
  /// The names of the classes in another language.
  package var foreign: [String]

  package init(declarations: [String] = [], foreign: [String] = []) {
    self.declarations = declarations
    self.foreign = foreign
  }
}
