import Records
import Scenes
import TypedProgram
import UIKitModel
import Workbench

/// A scene in which rows are called: without a journal, so that a call costs no more than itself.
final class RowSession {
  private let session: Session
  private let engine: SwiftEngine
  private let keep: (String) -> Void
  private var knownFakes: Set<String> = []
  private var choosers: [String: String] = [:]
  /// Names of functions that were refused.
  private var spent = 0

  /// `keep` is called with every line before it runs.
  init(keep: @escaping (String) -> Void) {
    self.keep = keep
    session = Session(language: .english) { $0.wording }
    session.limitForFuzzing()
    for text in ["profile device", SpecialValues.prelude] + SpecialValues.lines {
      keep(text)
      do {
        _ = try session.run(text)
      } catch {
        preconditionFailure("\(text): \(error.problem.wording.en)")
      }
    }
    engine = session.scene.engine
    session.limitForFuzzing()
  }

  /// Declares classes and functions. Returns why they were refused.
  func declare(_ text: String) -> String? {
    keep(text)
    do {
      _ = try engine.check(text, file: nil, as: .prompt)
      return nil
    } catch let problem as Problem {
      return problem.wording.en
    } catch {
      return "\(error)"
    }
  }

  /// The name of a function that gives one of some values by its number, and has to be declared
  /// when there is a declaration with it.
  func chooser(of type: String, _ values: [String]) -> (name: String, declaration: String?) {
    let key = ([type] + values).joined(separator: "\n")
    if let known = choosers[key] { return (known, nil) }
    let name = "value\(choosers.count + spent)"
    choosers[key] = name
    let cases = values.enumerated().map { number, value in
      "\(number == values.count - 1 ? "default" : "case \(number)"): return \(value)"
    }
    return (
      name,
      "func \(name)(_ i: Int) -> \(type) {\nswitch i {\n\(cases.joined(separator: "\n"))\n}\n}"
    )
  }

  /// Forgets the functions of refused declarations, which are not there.
  func forget(_ declarations: [String]) {
    for (key, name) in choosers
    where declarations.contains(where: { $0.hasPrefix("func \(name)(") }) {
      choosers[key] = "gone"
    }
    choosers = choosers.filter { $0.value != "gone" }
    spent += declarations.count
  }

  /// Declares the classes that a text speaks of.
  func declareFakes(for text: String, _ fakes: FakeClasses) -> String? {
    for declaration in fakes.declarations(for: text, known: &knownFakes) {
      if let refusal = declare(declaration) { return "\(declaration)\n\(refusal)" }
    }
    return nil
  }

  /// Calls a function that was declared; it may stop. `text` describes the call for a reader.
  func call(_ name: String, _ numbers: [Int], _ text: String) {
    guard case .function(let function)? = engine.module.members[name]?.last else { return }
    keep("\(name)(\(numbers.map { "\($0)" }.joined(separator: ", "))) // \(text)")
    ask {
      try? engine.machine.call(
        function,
        { registers in
          for (index, number) in numbers.enumerated() {
            registers.numbers[index] = UInt64(truncatingIfNeeded: number)
          }
        }, { _ in })
    }
  }

  /// Runs statements; they may stop. Returns why they were refused.
  func run(_ text: String) -> String? {
    keep(text)
    do {
      let unit = try engine.check(text, file: nil, as: .prompt)
      ask { try? engine.run(unit) }
      return nil
    } catch let problem as Problem {
      return problem.wording.en
    } catch {
      return "\(error)"
    }
  }

  /// Whether the scene was made again, so that nothing of what was declared is there.
  var isGone: Bool { session.scene.engineIfMade !== engine }

  /// Runs lines of the prompt; each may fail.
  func act(_ lines: [String]) {
    for line in lines where !isGone {
      keep(line)
      _ = try? session.run(line)
    }
    session.limitForFuzzing()
  }

  /// Sets what closures and delegates answer.
  func pick(_ number: Int) {
    write(number, to: "pick")
  }

  /// Whether the row itself was called since this was asked last.
  func takeReached() -> Bool {
    guard let storage = variable("reached")?.storage else { return false }
    return storage.registers.numbers[0] != 0
  }

  private func write(_ number: Int, to name: String) {
    variable(name)?.storage?.registers.numbers[0] = UInt64(truncatingIfNeeded: number)
  }

  func forgetReached() { write(0, to: "reached") }

  private func variable(_ name: String) -> GlobalVariable? {
    for case .property(let property) in engine.module.members[name] ?? [] {
      if case .global(let variable) = property.storage { return variable }
    }
    return nil
  }

  private func ask(_ question: () -> Void) {
    engine.machine.beginQuestion()
    question()
    session.scene.finishTurns()
    engine.machine.endQuestion()
    Door.isStopped = false
    _ = engine.takeOutput()
    _ = engine.takeShown()
  }
}
