import Records
import Scenes
import TypedText
import Workbench

extension ExerciseInspection {
  /// Checks that everything the exercise refers to exists, and does not lead back to it.
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
    checkPlaceOnPath(library, lessons: lessons)
    let circle = Circle.through(exercise.id) { name in
      name == exercise.id ? exercise.after : (try? library.exercise(name))?.after ?? []
    }
    if let circle { add(.afterCircle(circle), at: places.key("after")) }
    let used = Set(exercise.mistakes.compactMap(\.named.hint))
    for number in exercise.hints.indices.map({ $0 + 1 }) where !used.contains(number) {
      add(.unusedHint(number), at: places.element(number - 1, of: "hints"))
    }
  }

  /// Checks that the path leads to the exercise: one that belongs to a lesson names what comes
  /// before it, and nothing of that belongs to a later lesson.
  private func checkPlaceOnPath(_ library: ExerciseLibrary, lessons: [String]) {
    guard let lesson = exercise.lesson, let own = lessons.firstIndex(of: lesson) else { return }
    if places.key("after").line == nil {
      add(.missingKey("after", example: "after: []"), at: places.key("lesson"))
    }
    for (index, name) in exercise.after.enumerated() {
      guard let other = (try? library.exercise(name))?.lesson,
        let place = lessons.firstIndex(of: other), place > own
      else { continue }
      add(
        .beforeExercise(exercise: exercise.id, needs: name), at: places.element(index, of: "after"))
    }
  }

  /// Whether the solution declares what the exercise requires. Because of a wrong name in
  /// `exercise.yml`, every submission would be accused.
  func checkClasses() -> Bool {
    guard let solution = code(exercise.solution), !solution.isCommands else { return true }
    // Syntax errors are reported when it is judged.
    let unit = SwiftEngine.texts(in: solution.language).unit(solution.text, name: "")
    guard unit.diagnostics.isEmpty else { return true }
    let outline = CodeOutline([solution])
    let before = problems.count
    for required in exercise.submission.required {
      switch required {
      case .type(let name, let superclass): check(name, superclass, outline)
      case .function(let name):
        guard !outline.functions.contains(name) else { continue }
        add(
          .classNotInSolution(name, declared: outline.functions),
          at: places.key("submission", "function"))
      }
    }
    return problems.count == before
  }

  private func check(_ name: String, _ superclass: String?, _ outline: CodeOutline) {
    let isAlone = exercise.submission.required.count == 1
    func place(_ key: String) -> ExercisePlaces.Place {
      isAlone ? places.key("submission", key) : places.key("submission", "classes")
    }
    let declared = outline.classes.map(\.name)
    guard declared.contains(name) else {
      return add(.classNotInSolution(name, declared: declared), at: place("class"))
    }
    let has = outline.superclasses(of: name)
    guard let superclass, !has.contains(superclass) else { return }
    let isKnown = ViewClass.named(superclass) != nil || declared.contains(superclass)
    add(
      .superclassNotInSolution(
        superclass, has: has, suggestions: isKnown ? [] : Suggestions.near(superclass, in: has)),
      at: place("inherits"))
  }
}

/// A cycle of references.
package enum Circle {
  /// The names of the shortest cycle, with the first one also at the end; nil if there is none.
  package static func through(_ name: String, _ next: (String) -> [String]) -> [String]? {
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
