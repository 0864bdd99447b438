import Records
import Scenes
import TypedText
import Workbench

extension ExerciseInspection {
  /// What the exercise names must be there, and must not lead back to it.
  func checkReferences(_ library: ExerciseLibrary, lessons: [String]) {
    for (key, names) in [("after", exercise.after), ("same", exercise.same)] {
      for (index, name) in names.enumerated() where !library.names.contains(name) {
        add(
          .unknownExercise(name, suggestions: Suggestions.near(name, in: library.names)),
          at: places.element(index, of: key))
      }
    }
    if let lesson = exercise.lesson, !lessons.contains(lesson) {
      add(
        .unknownLesson(lesson, suggestions: Suggestions.near(lesson, in: lessons)),
        at: places.key("lesson"))
    }
    let circle = Circle.through(exercise.id) { name in
      name == exercise.id ? exercise.after : (try? library.exercise(name))?.after ?? []
    }
    if let circle { add(.afterCircle(circle), at: places.key("after")) }
    let used = Set(exercise.mistakes.compactMap(\.named.hint))
    for number in exercise.hints.indices.map({ $0 + 1 }) where !used.contains(number) {
      add(.unusedHint(number), at: places.element(number - 1, of: "hints"))
    }
  }

  /// Whether the solution declares what the exercise asks for. Of a wrong name in `exercise.yml`
  /// every submission would be accused.
  func checkClass() -> Bool {
    guard let solution = code("solution.swift") else { return true }
    // What does not parse is told when it is judged.
    guard SwiftEngine.texts.unit(solution.text, name: "").diagnostics.isEmpty else { return true }
    let outline = CodeOutline([solution.text])
    let submission = exercise.submission
    let declared = outline.classes.map(\.name)
    guard declared.contains(submission.className) else {
      add(
        .classNotInSolution(submission.className, declared: declared),
        at: places.key("submission", "class"))
      return false
    }
    let has = outline.superclasses(of: submission.className)
    guard let wanted = submission.superclass, !has.contains(wanted) else { return true }
    let isKnown = ViewClass.named(wanted) != nil || declared.contains(wanted)
    add(
      .superclassNotInSolution(
        wanted, has: has, suggestions: isKnown ? [] : Suggestions.near(wanted, in: has)),
      at: places.key("submission", "inherits"))
    return false
  }
}

/// A way from a name back to it.
enum Circle {
  /// The names of the shortest way, the first one also at the end; nil when there is none.
  static func through(_ name: String, _ next: (String) -> [String]) -> [String]? {
    var ways = [[name]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for other in next(way.last ?? name) {
        if other == name { return way + [other] }
        if seen.insert(other).inserted { ways.append(way + [other]) }
      }
    }
    return nil
  }
}
