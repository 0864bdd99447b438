import Records

/// Writes the code that builds a scene in one language.
protocol SceneWriter {
  /// The names that a view in the code cannot have.
  var reserved: Set<String> { get }
  /// Whether a name of a view can be one of a variable.
  func isName(_ name: String) -> Bool
  /// The lines of a step; nil if the language has no words for it.
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
  /// The lines that make the other windows, and these.
  var windows: (lines: [String], names: [String]) = ([], [])
  /// The things that an app makes in another way, each a line.
  var comments: [String] = []
  /// The scene's own classes and functions in the language, as they are written.
  var declarations: [String] = []
  /// The classes that the code needs and that are written in another language.
  var foreign: [String] = []
}

/// The classes and functions of a scene, for code that builds it.
package struct SceneSources {
  /// Those in the language of the code, as they are written.
  package var declarations: [String]
  /// The names of the classes in another language.
  package var foreign: [String]

  package init(declarations: [String] = [], foreign: [String] = []) {
    self.declarations = declarations
    self.foreign = foreign
  }
}
