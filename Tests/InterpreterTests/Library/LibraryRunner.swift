import Machine
import Records
import ScriptLibrary
import SourceTree
import SwiftChecker
import SwiftFrontEnd
import TypedProgram

/// Runs scripts with the standard library alone, and records their output.
final class LibraryRunner: Host {
  private let library = Library()
  private(set) var printed = ""

  init() {
    StandardLibrary.install(in: library)
    StandardLibrary.attachPrelude(to: library) {
      Checker.load(
        prelude: SwiftFrontEnd.parse($0, name: SourceFile.libraryName), into: $1)
    }
  }

  /// The output of a script; the first fault's facts if it does not type-check or stops.
  static func output(_ text: String) -> String {
    let runner = LibraryRunner()
    let module = Module()
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    let checked = Checker(library: runner.library, module: module, file: unit.file)
      .check(unit, as: .prompt)
    if let fault = checked.diagnostics.first(where: { $0.severity == .error }) {
      return "error: \(fault.problem) at \(unit.file.text(of: fault.range))"
    }
    guard let entry = checked.entry else { return "" }
    let machine = Machine(library: runner.library, host: runner)
    machine.module = module
    do throws(RunFailure) {
      try machine.run(entry)
    } catch {
      return runner.printed + "stopped: \(error.problem)"
    }
    return runner.printed
  }

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
    preconditionFailure("there are no objects of the host")
  }

  func describe(_ object: AnyObject) -> String { "object" }

  func traceName(of object: AnyObject) -> String { "object" }

  func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool { left === right }

  func write(_ text: String) { printed += text }
}
