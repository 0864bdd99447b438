import Foundation
import Rendering
import Testing
import UIKitModel
import Wording
import Workbench

@testable import ExportedScene

/// The code that `export scene.swift` writes, compiled by Swift's own compiler.
@Suite struct ExportedSceneTests {
  @Test("The exported code builds natively what the session has")
  func isTheSame() throws {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(
      contentsOf: tests.appendingPathComponent("WorkbenchTests/Goldens/exports.touchstone"),
      encoding: .utf8)
    let session = Session(language: .english) { $0.wording }
    for line in script.split(separator: "\n").prefix(while: { !$0.hasPrefix("on ") }) {
      _ = try session.run(String(line))
    }
    let wanted = try #require(session.scene.object(named: "root") as? UIView)
    let built = UIView(frame: wanted.frame)
    buildScene(in: built)
    compare(wanted, built)
  }

  private func compare(_ wanted: UIView, _ built: UIView) {
    #expect(type(of: wanted) == type(of: built))
    #expect(wanted.center == built.center && wanted.bounds == built.bounds)
    #expect(wanted.transform == built.transform)
    #expect(wanted.isHidden == built.isHidden && wanted.alpha == built.alpha)
    #expect(wanted.clipsToBounds == built.clipsToBounds)
    #expect(wanted.gestureRecognizers?.count ?? 0 == built.gestureRecognizers?.count ?? 0)
    #expect(wanted.subviews.count == built.subviews.count)
    for (wanted, built) in zip(wanted.subviews, built.subviews) { compare(wanted, built) }
  }
}
