import Foundation
import ScriptLibrary
import UIKitModel

/// The main thread: Foundation's `Thread`, the only one here.
final class MainThread: NSObject {
  static let main = MainThread()

  /// Blocks the thread: time passes, and nothing else of the app runs (FP-18).
  static func sleep(_ seconds: Double) {
    UIApplication.shared.blockMainThread(for: seconds)
  }
}

extension UIKitTable {
  static func addThread(_ table: Table) {
    table.class(
      MainThread.self, named: "Thread", superclass: NSObject.self, isFinal: true,
      "The main thread; there is no other here."
    ) {
      $0.staticProperty("main", get: { MainThread.main }, "The main thread.")
      $0.staticProperty("current", get: { MainThread.main }, "The main thread.")
      $0.staticProperty("isMainThread", get: { true }, "Whether code runs there: always.")
      $0.property("isMainThread", get: { (_: MainThread) in true }, "Whether it is the main one.")
      $0.staticMethod(
        "sleep(forTimeInterval:)", "Blocks it: time passes, and nothing else runs (FP-18)."
      ) { (seconds: Double) in MainThread.sleep(seconds) }
      $0.staticMethod("sleep(until:)", "Blocks it until a time (FP-18).") { (date: Date) in
        MainThread.sleep(date.timeIntervalSince(.ofDevice))
      }
    }
    table.function("sleep(_:)", "Blocks the main thread for seconds; 0 (FP-18).") {
      (seconds: UInt32) -> UInt32 in
      MainThread.sleep(Double(seconds))
      return 0
    }.isDiscardable = true
    table.function("usleep(_:)", "Blocks it for millionths of a second; 0 (FP-18).") {
      (microseconds: UInt32) -> Int32 in
      MainThread.sleep(Double(microseconds) / 1e6)
      return 0
    }.isDiscardable = true
  }
}
