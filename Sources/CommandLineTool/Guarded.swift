import Foundation
import ProcessGuard
import Records
import Rendering

/// The part of the program that runs code, in a separate process.
enum Guarded {
  /// The page shared with the guard; nil in a program without one.
  private(set) static var page: GuardPage?

  /// The process that the shell started; this one ends with it.
  static var owner: pid_t { page == nil ? getpid() : getppid() }

  /// Continues in a guarded process. A fault in it ends the program, with the problem and the line
  /// where it happened, which `report` shows.
  static func enter(_ report: (Diagnostic, _ line: Int) -> Void, at place: NativeFault.Place) {
    page =
      ProcessGuard.enter { fault in
        let problem = Problem.nativeFault(fault.nativeFault, place)
        let text = fault.text ?? ""
        report(Diagnostic(problem: problem, text: text, start: 0, end: text.count), fault.line)
        return .exit(ExitStatus(problem).rawValue)
      }.page
  }

  /// Continues in a guarded process that is started again after a fault; returns the fault that
  /// ended the one before.
  ///
  /// A process with a fault before it waits for a line is not started again with the same journal
  /// for ever: the second time it asks, the third time the program ends.
  static func enterAgain(_ report: (Diagnostic) -> Void) -> GuardFault? {
    var startsThatFailed = 0
    let (page, fault) = ProcessGuard.enter { fault in
      startsThatFailed = fault.wasReady ? 0 : startsThatFailed + 1
      guard startsThatFailed < 2 else {
        let problem = Problem.nativeFault(fault.nativeFault, .command)
        report(Diagnostic(problem: problem, text: "", start: 0, end: 0))
        return .exit(ExitStatus.fault.rawValue)
      }
      return .beginAgain
    }
    self.page = page
    return fault
  }
}

extension GuardFault {
  var nativeFault: NativeFault {
    switch cause {
    case .signal(let number): .signal(number)
    case .unheard: .unheard
    }
  }
}
