// Only the branches that hold for this build run.

import UIKit

func conditionalCompilation() {
  #if os(iOS) || os(Linux) || os(macOS)
    print("known system")
  #else
    print("unknown system")
  #endif
  #if canImport(UIKit)
    print("UIKit")
  #endif
  #if NEVER_DEFINED
    print(noSuchName.member, NoSuchType(label: 1))
  #elseif swift(>=5.0)
    print("modern")
  #endif
  if #available(iOS 13, *) { print("available") }
  print(#function, #line > 0)
}
