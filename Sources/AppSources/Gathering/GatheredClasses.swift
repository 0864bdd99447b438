import Records

/// Classes that a scene names, taken from a folder: their declarations as text, and the parts that
/// were left out.
package struct GatheredClasses {
  /// A class that is declared by the sections.
  package struct Taken {
    package let name: String
    /// The path in the folder.
    package let file: String
    package let line: Int
    /// The members that affect touches, without those that were left out.
    package let members: [String]
    package let leftOut: [SourcesReport.LeftOut]
  }

  /// The sections of a program, by language: those in Objective-C are declared first.
  package var sections: [SourceLanguage: [ProgramSection]] = [:]
  package var taken: [Taken] = []
  /// Other declarations that they need.
  package var needed: [SourcesReport.Needed] = []
  /// Classes that override nothing that affects touches.
  package var plain: [String] = []
  package var notFound: [String] = []
  package var refused: [SourcesReport.Refused] = []

  /// Creates an empty value.
  package init() {}
}

/// A part of a file that must not be taken because it stops when it runs.
package struct KnownStop {
  /// The file's name, and a line of the part.
  package let file: String
  package let line: Int
  package let problem: RunProblem

  package init(file: String, line: Int, problem: RunProblem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
