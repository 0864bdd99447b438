import Machine
import Records
import ScriptLibrary
import SourceTree
import SwiftChecker
import SwiftFrontEnd
import TypedProgram

/// Runs scripts that need no objects of a host, and keeps everything that they tell.
final class MachineRunner: Host, LineRecorder {
  let library = Library()
  let module = Module()
  private(set) lazy var machine = Machine(library: library, host: self)
  private(set) var printed = ""
  private(set) var shown: [ShownValue] = []
  private(set) var lines: [ScriptLine] = []
  /// Called with the statements of each text before they run.
  var onEntry: (Function) -> Void = { _ in }

  init() {
    StandardLibrary.install(in: library)
    StandardLibrary.attachPrelude(to: library) {
      Checker.load(
        prelude: SwiftFrontEnd.parse($0, name: SourceFile.libraryName), into: $1)
    }
    machine.module = module
    machine.onShow = { [unowned self] in shown.append($0) }
  }

  /// Runs a text as lines at the prompt; gives why it stopped, or nil.
  @discardableResult
  func run(_ text: String) -> RunFailure? {
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    let checked = Checker(library: library, module: module, file: unit.file)
      .check(unit, as: .prompt)
    if let fault = checked.diagnostics.first(where: { $0.severity == .error }) {
      printed += "error: \(fault.problem)\n"
      return nil
    }
    guard let entry = checked.entry else { return nil }
    onEntry(entry)
    do throws(RunFailure) {
      try machine.run(entry)
    } catch {
      return error
    }
    return nil
  }

  /// The output of a text, and the reason why it stopped.
  static func output(_ text: String) -> String {
    let runner = MachineRunner()
    let failure = runner.run(text)
    return runner.printed + (failure.map { "stopped: \($0.problem)" } ?? "")
  }

  /// The lines that ran, with what they found out.
  static func trace(_ text: String) -> [ScriptLine] {
    let runner = MachineRunner()
    runner.machine.recorder = runner
    runner.run(text)
    return runner.lines
  }

  /// Why a text stopped.
  static func problem(_ text: String) -> RunProblem? { MachineRunner().run(text)?.problem }

  var isFull: Bool { false }

  func record(_ line: ScriptLine) { lines.append(line) }

  func fields(of object: AnyObject) -> Fields? { nil }

  func construct(
    by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop) {
    throw RunStop(.fatalError("no classes"))
  }

  func script(for message: Int, of object: AnyObject) -> Function? { nil }

  func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function? { nil }

  func isInstance(_ object: AnyObject, of type: Nominal) -> Bool { false }

  func type(of object: AnyObject) -> Nominal {
    Nominal(name: "Object", kind: .class, origin: .host(nil))
  }

  func describe(_ object: AnyObject) -> String { "object" }

  func traceName(of object: AnyObject) -> String { "object" }

  func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool { left === right }

  func write(_ text: String) { printed += text }
}
