import Foundation
import SeededRandom

/// Gives the inputs of a file to a session again, one after the other.
struct Replay {
  private let path: String
  private let inputs: [String]

  init(_ path: String) {
    self.path = path
    inputs = KeptText.inputs(in: FileManager.default.contents(atPath: path) ?? Data())
  }

  func run() {
    if path.hasSuffix(".swift") {
      let session = FuzzSession()
      for input in inputs { print("\(path): \(session.outcome(of: input, isWorded: true))") }
    } else if path.hasSuffix(".touchstone") {
      let session = ScriptSession(isChecked: true)
      for input in inputs {
        let wrong = session.run(input, isWorded: true)
        print("\(path): \(session.counts) \(wrong ?? "")")
      }
      for count in 1...5 {
        if let wrong = session.undoAndRedo(count) { print("\(path): \(wrong)") }
      }
      if let wrong = session.saveAndRun() { print("\(path): \(wrong)") }
    } else {
      for input in inputs {
        print("\(path): \(DumpReading(input).check() ?? "read or refused")")
      }
    }
  }
}
