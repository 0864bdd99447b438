import ScriptLibrary

/// Foundation's methods that take closures or formats, as Objective-C code uses them.
package enum FoundationWalks {
  /// Foundation's `Data`, as far as a device token needs it: a list of numbers, printed as such.
  package static let dataPart = Prelude.Part(names: ["Data"], text: "typealias Data = [UInt8]")

  /// The part that is written in Swift. A log line has no date and no process name here.
  package static let part = Prelude.Part(
    names: ["NSLog", "ObjCBool", "NSEnumerationOptions", "enumerateObjects"],
    text: """
      typealias ObjCBool = Bool
      func NSLog(_ format: String, _ arguments: Any...) {
        print(String(format: format, arguments: arguments))
      }
      struct NSEnumerationOptions: OptionSet {
        let rawValue: UInt
        static let concurrent = NSEnumerationOptions(rawValue: 1)
        static let reverse = NSEnumerationOptions(rawValue: 2)
      }
      extension NSArray {
        func enumerateObjects(
          options: NSEnumerationOptions = [],
          using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>()
          stop.elements = [false]
          let isBackwards = options.contains(.reverse)
          for step in 0..<count {
            let index = isBackwards ? count - 1 - step : step
            block(object(at: index), index, stop)
            if stop.pointee { return }
          }
        }
        func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
          enumerateObjects(options: [], using: block)
        }
      }
      """)
}
