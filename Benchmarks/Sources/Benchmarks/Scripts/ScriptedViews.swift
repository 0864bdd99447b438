import Baseline
import Foundation
import Records
import UIKitModel
import Workbench

/// Views of classes that a script declared, created by the workbench as at its prompt. Such views
/// answer as long as this lives: the machine that runs their scripts belongs to it.
final class ScriptedViews {
  private let session = ScriptedViews.newSession()

  /// Runs a script that declares classes.
  init(_ script: String) throws {
    _ = try session.runSwift(script)
  }

  /// A new workbench. Its messages are not read here.
  static func newSession() -> Session {
    Session(language: .english) { problem in Bilingual(en: "\(problem)", zh: "\(problem)") }
  }

  /// The tree of `nodes`, all of whose views are instances of the class.
  func tree(_ nodes: [TreeNode], of className: String) throws -> ModelViews {
    try ModelViews(nodes) { _, frame in try self.view(of: className, frame) }
  }

  /// A view of the class, added to the scene by the command for it.
  func add(_ className: String, named name: String, width: Int, height: Int) throws -> UIView {
    _ = try session.run("add \(className) \(name) 0 0 \(width) \(height)")
    guard let view = session.scene.object(named: name) as? UIView else {
      throw Missing(className: className)
    }
    return view
  }

  private func view(of className: String, _ frame: CGRect) throws -> UIView {
    guard let viewClass = session.scene.viewClass(named: className) else {
      throw Missing(className: className)
    }
    return try viewClass.make(frame)
  }

  private struct Missing: Error {
    let className: String
  }
}
