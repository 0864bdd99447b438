import Records
import Testing
import UIKitModel
import Workbench

/// `predict events`: asks for the log before it is there.
@Suite struct EventPredictionTests {
  private let lines = [
    "add view pad 95 300 200 200", "on pad touches", "gesture tap away on pad",
  ]

  private func prediction(_ guess: String, _ question: String = "tap pad") throws -> Prediction? {
    let session = session(after: lines)
    _ = try session.run("predict events \(question)")
    for case .prediction(.answered(let prediction)) in try session.run(guess) { return prediction }
    return nil
  }

  @Test(arguments: [
    "pad touchesBegan, away ended, pad touchesCancelled",
    "PAD touchesBegan，Away ended、pad touchesCancelled",
    "\"pad touchesBegan\", \"away ended\", \"pad touchesCancelled\"",
    "pad touchesBegan → away ended → pad touchesCancelled",
  ])
  func `What stands for the log is right however it is separated`(_ guess: String) throws {
    #expect(try prediction(guess)?.isRight == true)
  }

  @Test func `A wrong guess is told its first wrong line`() throws {
    let ended = try prediction("pad touchesBegan, pad touchesEnded")
    #expect(ended?.isRight == false)
    #expect(
      ended?.reason == .logDiffers(at: 2, guessed: "pad touchesEnded", real: "away ended"))
    let short = try prediction("pad touchesBegan, away ended")
    #expect(short?.reason == .logDiffers(at: 3, guessed: nil, real: "pad touchesCancelled"))
    let long = try prediction(
      "pad touchesBegan, away ended, pad touchesCancelled, pad touchesEnded")
    #expect(long?.reason == .logDiffers(at: 4, guessed: "pad touchesEnded", real: nil))
  }

  @Test func `What a device does to the app can be predicted, too`() throws {
    let session = session(after: [
      "class Main: UIResponder, UIApplicationDelegate "
        + "{ func applicationWillResignActive(_ a: UIApplication) {} }", "launch Main",
    ])
    _ = try session.run("predict events device home")
    let answers = try session.run("delegate applicationWillResignActive")
    guard case .prediction(.answered(let prediction))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(prediction.isRight)
    guard case .life(let record) = prediction.evidence else {
      Issue.record("\(prediction.evidence)")
      return
    }
    #expect(record.to == .background)
  }

  @Test func `Moves of a finger may be written once or all, as expect log has them`() throws {
    let moved =
      "pad touchesBegan, pad touchesMoved, pad touchesMoved, away ended, pad touchesCancelled"
    #expect(try prediction(moved, "drag pad by 30 0 steps 2")?.isRight == true)
    let once = "pad touchesBegan, pad touchesMoved, away ended, pad touchesCancelled"
    #expect(try prediction(once, "drag pad by 30 0 steps 2")?.isRight == true)
    #expect(try prediction("none", "tap 10 10")?.isRight == true)
  }

  @Test func `Asking does nothing and gives nothing away; answering does it once`() throws {
    let session = session(after: lines)
    let asked = try session.run("predict events tap pad")
    guard case .prediction(.asked(let question))? = asked.first, asked.count == 1 else {
      Issue.record("\(asked)")
      return
    }
    #expect(question.line == "events tap pad")
    _ = try session.run(":expect log is")
    _ = try session.run("pad touchesBegan")
    session.mustRun(["expect log is \"pad touchesBegan\", \"away ended\", \"pad touchesCancelled\""]
    )
    #expect(session.savedLines.last == ":tap pad")
    _ = try session.run("undo")
    session.mustRun(["expect log is"])
  }

  @Test func `What cannot be done is said when it is asked, at its place`() throws {
    let session = session(after: lines)
    #expect(session.problem(of: "predict events tap 500 500")?.start == 19)
    #expect(session.refusal(of: "predict events touch 1 up")?.contains("not down") == true)
    #expect(session.refusal(of: "predict events hit 1 1") != nil)
    #expect(session.prediction == nil)
    _ = try session.run("predict events tap pad")
    #expect(session.refusal(of: "padd touchesBegan")?.contains("`pad`") == true)
    _ = try session.run("predict events tap pad")
    #expect(session.refusal(of: "pad")?.contains("MESSAGE") == true)
  }
}
