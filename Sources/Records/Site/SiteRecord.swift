/// The contents of a site, as facts: renderers word them in each language.
package struct SiteRecord: Sendable {
  /// The example on the first page: a few lines that show the purpose of the program.
  package let opening: SiteDemonstration
  package let lessons: [SiteLesson]
  package let exercises: [SiteExercise]
  /// The lines that show rules and mistakes, with their results, by id.
  package let demonstrations: [String: SiteDemonstration]
  package let commands: [Language: CommandReference]
  /// The part of UIKit that scripts can use, as Markdown; in English alone.
  package let api: String

  package init(
    opening: SiteDemonstration, lessons: [SiteLesson], exercises: [SiteExercise],
    demonstrations: [String: SiteDemonstration], commands: [Language: CommandReference],
    api: String
  ) {
    self.opening = opening
    self.lessons = lessons
    self.exercises = exercises
    self.demonstrations = demonstrations
    self.commands = commands
    self.api = api
  }
}

/// Lines that ran on a separate screen, and the screen after them.
package struct SiteDemonstration: Sendable {
  package let entries: [TranscriptEntry]
  /// The scene at the end; nil if no view was added.
  package let scene: SceneRecord?
  /// The last hit test with its scene, to step through; nil if there was none.
  package let steps: ExportSubject?

  package init(entries: [TranscriptEntry], scene: SceneRecord?, steps: ExportSubject?) {
    self.entries = entries
    self.scene = scene
    self.steps = steps
  }
}

/// A lesson from its beginning to its end, with every question answered.
package struct SiteLesson: Sendable {
  package let record: LessonRecord
  /// The mistakes of the rulebook that it answers, by their ids.
  package let meets: [String]
  package let parts: [Language: [SiteLessonPart]]
  /// The same code in Objective-C, by its text in Swift.
  package let twins: [String: String]

  package init(
    record: LessonRecord, meets: [String], parts: [Language: [SiteLessonPart]],
    twins: [String: String]
  ) {
    self.record = record
    self.meets = meets
    self.parts = parts
    self.twins = twins
  }
}

/// A part of a lesson, as a page shows it.
package enum SiteLessonPart: Sendable {
  /// Markdown.
  case prose(String)
  /// Lines that ran, and the screen after them.
  case shown([LessonEvent], scene: SceneRecord?, steps: ExportSubject?)
  /// A prediction, and the result. If it asks who gets a touch, the screen with its hit map, on
  /// which readers touch their answer.
  case question(PredictQuestion, stage: ExportSubject?, answer: [LessonEvent])
  case task(LessonTask, hints: [String], answer: [String], result: [LessonEvent])
  case quiz(SiteQuiz)
}

/// A question with choices, each with its reason.
package struct SiteQuiz: Sendable {
  package struct Choice: Sendable {
    package let text: String
    package let isRight: Bool
    package let why: String?

    package init(text: String, isRight: Bool, why: String?) {
      self.text = text
      self.isRight = isRight
      self.why = why
    }
  }

  package let question: String
  package let choices: [Choice]

  package init(question: String, choices: [Choice]) {
    self.question = question
    self.choices = choices
  }
}

/// An exercise, as a page shows it.
package struct SiteExercise: Sendable {
  package let record: ExerciseRecord
  /// Markdown.
  package let task: Bilingual
  /// The lines that build its scene.
  package let lines: [String]
  /// The scene with the running starter; nil if it cannot be built.
  package let scene: SceneRecord?
  /// The files that it begins with, one for each language of code.
  package let starters: [SolutionRecord.Code]
  package let hints: [Bilingual]
  /// The solution and its alternatives; empty if a site does not show any.
  package let solutions: [SolutionRecord.Code]

  package init(
    record: ExerciseRecord, task: Bilingual, lines: [String], scene: SceneRecord?,
    starters: [SolutionRecord.Code], hints: [Bilingual], solutions: [SolutionRecord.Code]
  ) {
    self.record = record
    self.task = task
    self.lines = lines
    self.scene = scene
    self.starters = starters
    self.hints = hints
    self.solutions = solutions
  }
}

/// A site that was written.
package struct MadeSite: Codable, Sendable {
  /// The folder, with the name as it was given.
  package let folder: String
  package let lessons: Int
  package let exercises: Int
  /// The number of pages in both languages.
  package let pages: Int
  package let files: Int
  package let bytes: Int

  package init(
    folder: String, lessons: Int, exercises: Int, pages: Int, files: Int, bytes: Int
  ) {
    self.folder = folder
    self.lessons = lessons
    self.exercises = exercises
    self.pages = pages
    self.files = files
    self.bytes = bytes
  }
}
