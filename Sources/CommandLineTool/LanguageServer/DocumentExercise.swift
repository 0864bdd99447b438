import Files
import LanguageServer
import Practice
import Records
import Workbench

/// The exercise of a document: that of the work folder, or the one whose folder contains the
/// document.
struct DocumentExercise {
  let exercise: Exercise
  private let document: ServerDocument
  private let context: ServerContext

  /// nil for a document without an exercise, or with one that cannot be read.
  init?(_ document: ServerDocument, _ context: ServerContext) {
    guard let folder = document.folder,
      let exercise = Self.marked(folder) ?? Self.containing(folder)
    else { return nil }
    self.exercise = exercise
    self.document = document
    self.context = context
  }

  private static func marked(_ folder: String) -> Exercise? {
    guard let id = WorkFolder(path: folder).exercise else { return nil }
    return try? ExerciseLibrary.installed().exercise(id)
  }

  /// The exercise of an author's folder: its answers are there, and in the folders below it.
  private static func containing(_ folder: String) -> Exercise? {
    [folder, folder.deletingLastPathComponent].lazy
      .filter { ContentFolder.isFile("\($0)/exercise.yml") }
      .compactMap { try? ExerciseReader.read(folder: $0) }.first
  }

  /// Whether the document can be judged as an answer.
  var isAnswer: Bool {
    switch document.kind {
    case .answer: !exercise.submission.isCommands
    case .scene: exercise.submission.isCommands && document.name != "scene.touchstone"
    case .exercise, .lesson: false
    }
  }

  /// The files to judge, and the name of the answer.
  var files: (code: [Code], name: String) {
    guard let files = AnswerFiles(document, context) else {
      // Commands are judged under the file name that the exercise requires.
      let name = exercise.submission.file
      return ([Code(file: name, text: document.text.text)], name)
    }
    let own = exercise.submission.files
    let code = files.code()
    // The exercise's own file comes first: its name identifies the submission.
    let sorted =
      code.filter { own.contains($0.file) } + code.filter { !own.contains($0.file) }
    return (sorted, sorted[0].file)
  }
}
