import CProcess
import Glibc
import ObjectiveCFrontEnd
import Rendering
import SourceTree
import SwiftFrontEnd
import Wording
import Workbench

/// The program from its first instruction to its last.
package enum Program {
  /// Runs the command of the arguments, and ends the process.
  package static func start() -> Never {
    // First of all: deep trees and deep sources need a deep stack, and on Linux the main thread's
    // grows to a limit that is raised while it runs.
    StackLimit.raise()
    // Found before the guard forks: where that splits the stack into two mappings, as under
    // valgrind, the C library would later take the upper one for all of it.
    _ = cprocess_stack_end()
    // A write beyond the maximum file size then fails with its reason, as on a full disk, and does
    // not end the process.
    signal(SIGXFSZ, SIG_IGN)
    ProgramName.current = StartedAs.typed
    FrontEnds.install(SwiftFrontEnd())
    FrontEnds.install(ObjectiveCReader())
    guard CommandLine.arguments.count == 1 else {
      if let unknown = UnknownSubcommand(Array(CommandLine.arguments.dropFirst())) {
        unknown.end()
      }
      Touchstone.start()
    }
    ReplCommand.start(OutputSettings())
    exit(0)
  }
}
