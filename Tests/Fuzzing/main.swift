import Foundation
import ObjectiveCFrontEnd
import SourceTree
import SwiftFrontEnd
import Workbench

// A driver that feeds Touchstone with inputs that no user would write. README.md beside this file
// describes its use and its findings.
//
//   touchstone-fuzz text|objc|scripts|dumps|programs|rows|calls|courses [OPTION…] [CORPUS…]
//   touchstone-fuzz replay FILE…
//
//   --seconds N      how long, in seconds of the clock; 10 where neither this nor --runs is said
//   --runs N         how many inputs
//   --first N        the number of the first input; the same seed makes the same input of a number
//   --seed N         what everything random is made from
//   --failures PATH  the folder of what was found, and of the text that runs
//   --go-on          after a finding, too
//   --without N      leaves out the input of a number; can be said for several
//   --memory MB      the most that the process may take; 1,500
//
// Exit status: 0 nothing was found, 1 something was, 64 wrong usage; a crash is the signal's.

StackLimit.raise()
FrontEnds.install(SwiftFrontEnd())
FrontEnds.install(ObjectiveCReader())
exit(FuzzCommand(Array(CommandLine.arguments.dropFirst())).run())
