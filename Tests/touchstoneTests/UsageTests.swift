import Foundation
import PseudoTerminal
import Testing
