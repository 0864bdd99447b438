import Foundation
import Workbench

// A driver that feeds the Swift side of the workbench with what nobody would write.
//
//   touchstone-fuzz text     --seconds 60 [--seed N] [--failures FOLDER] CORPUS…
//   touchstone-fuzz programs --seconds 60 [--seed N] [--failures FOLDER]
//   touchstone-fuzz replay FILE…
//
// `text` changes the files of a corpus and expects that each is answered: accepted, refused or
// stopped. `programs` makes random programs of which it knows the output. The text that is running
// is in the folder of failures before it runs, so a crash leaves it there. Exit status: 0 nothing
// was found, 1 something was, 64 wrong usage; a crash is the signal's.

StackLimit.raise()
exit(FuzzCommand(Array(CommandLine.arguments.dropFirst())).run())
