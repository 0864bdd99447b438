import Glibc
import Workbench

// The first act of all: deep trees and deep sources want a deep stack, and on Linux the main
// thread's grows to a limit that is raised while it runs.
StackLimit.raise()

// A write beyond the largest size of a file then fails with its reason, as on a full disk, and ends
// nothing.
signal(SIGXFSZ, SIG_IGN)

if CommandLine.arguments.count == 1 {
  ReplCommand.start(OutputSettings())
} else {
  Touchstone.start()
}
