import Foundation
import Records
import Testing
import Workbench

/// Classes of a dump that are taken from the sources of its app.
@Suite("Sources of an app") struct SourcesTests {
  private static let dump = """
    <UIWindow: 0x7f8; frame = (0 0; 390 844)>
       | <Shop.SheetView: 0x7f9; frame = (0 0; 390 844)>
       |    | <UIButton: 0x7fa; frame = (20 60; 120 44)>
       |    | <UILabel: 0x7fb; frame = (20 200; 120 44); userInteractionEnabled = NO>
    """

  private static let sheet = """
    import UIKit
    import Alamofire

    protocol Reporting {}

    final class SheetView: UIView, Trackable {
      private let close = UIButton(type: .system)
      private let extra = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(close)
        addSubview(extra)
        isHidden = true
      }

      required init?(coder: NSCoder) { fatalError() }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if close.frame.contains(point) { return close }
        return Limits.passes ? nil : super.hitTest(point, with: event)
      }

      func load() {
        AF.request("https://example.com").resume()
      }
    }
    """

  private static let limits = """
    enum Limits {
      static let passes = true
      static func ask() -> Session { Session.default }
    }
    """

  private func withApp(_ body: (_ app: String, _ dump: String) throws -> Void) rethrows {
    try withFolder { folder in
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/app/Views", withIntermediateDirectories: true)
      _ = Self.sheet.written(to: "\(folder)/app/Views/SheetView.swift")
      _ = Self.limits.written(to: "\(folder)/app/Limits.swift")
      try body("\(folder)/app", Self.dump.written(to: "\(folder)/dump.txt"))
    }
  }

  private func sourcesReport(of answers: [Answer]) -> SourcesReport? {
    for case .sources(let report) in answers { return report }
    return nil
  }

  @Test("An override of the sources runs in the scene of the dump, and why names its line")
  func overrides() throws {
    try withApp { app, dump in
      let session = freshSession()
      let answers = try session.run("load \"\(dump)\" with \"\(app)\"")
      let report = try #require(sourcesReport(of: answers))
      #expect(report.found.map(\.name) == ["SheetView"])
      #expect(report.found.first?.file == "Views/SheetView.swift")
      #expect(report.found.first?.members == ["hitTest"])
      session.mustRun(["expect hit 30 70 is button1", "expect hit 200 400 is window"])
      #expect(session.shown("hit 200 400").contains("SheetView line 19"))
    }
  }

  @Test("What a file needs and is not there is left out, member by member, and named")
  func leftOut() throws {
    try withApp { app, dump in
      let session = freshSession()
      let report = try #require(sourcesReport(of: session.run("load \"\(dump)\" with \"\(app)\"")))
      #expect(report.found.first?.leftOut.map(\.member) == ["Trackable", "load()"])
      #expect(report.found.first?.leftOut.map(\.reason) == [.missing("Trackable"), .missing("AF")])
      #expect(report.needed.map(\.name) == ["Limits"])
      #expect(report.needed.first?.leftOut.map(\.member) == ["ask()"])
    }
  }

  @Test("Views that an initializer adds are those of the dump, and others are not added")
  func matching() throws {
    try withApp { app, dump in
      let session = freshSession()
      let report = try #require(sourcesReport(of: session.run("load \"\(dump)\" with \"\(app)\"")))
      #expect(report.found.first?.removed == 1)
      #expect(report.found.first?.views.map(\.text) == ["sheetView1"])
      session.mustRun([
        "expect sheetView1.subviews.count == 2", "expect sheetView1.isHidden == false",
        "expect hit 30 70 is button1",
      ])
    }
  }

  @Test("The journal makes the scene again without the folder")
  func journal() throws {
    try withApp { app, dump in
      let session = freshSession()
      _ = try session.run("load \"\(dump)\" with \"\(app)\"")
      let before = session.picture
      try FileManager.default.removeItem(atPath: app)
      session.mustRun(["undo", "redo"])
      #expect(session.picture == before)
      let other = freshSession()
      other.mustRun([session.savedLines.joined(separator: "\n")])
      #expect(other.picture == before)
      other.mustRun(["expect hit 200 400 is window"])
    }
  }

  @Test("Sources can be given after the dump, and undone at once")
  func later() {
    withApp { app, dump in
      let session = freshSession()
      session.mustRun(["load \"\(dump)\"", "expect hit 200 400 is sheetView1"])
      session.mustRun(["sources \"\(app)\"", "expect hit 200 400 is window"])
      session.mustRun(["undo", "expect hit 200 400 is sheetView1"])
    }
  }

  @Test("A class that is typed takes the views of the dump at the line sources")
  func typed() {
    withApp { _, dump in
      session(after: [
        "load \"\(dump)\"",
        """
        class SheetView: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        """, "sources", "expect hit 30 70 is window",
      ]).mustRun(["expect sheetView1.subviews.count == 2"])
    }
  }

  @Test("A member that stops when the scene is made is left out, with the reason")
  func stops() throws {
    try withApp { app, dump in
      _ = """
        class SheetView: UIView {
          var store: [Int] = []
          override func layoutSubviews() {
            super.layoutSubviews()
            print(store[3])
          }
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        """.written(to: "\(app)/Views/SheetView.swift")
      let session = freshSession()
      let report = try #require(sourcesReport(of: session.run("load \"\(dump)\" with \"\(app)\"")))
      #expect(report.found.first?.leftOut.map(\.member) == ["layoutSubviews()"])
      session.mustRun(["expect hit 30 70 is window"])
    }
  }

  @Test("Classes in Objective-C are taken with their headers")
  func objectiveC() throws {
    try withApp { app, dump in
      try FileManager.default.removeItem(atPath: "\(app)/Views/SheetView.swift")
      _ = """
        #import <UIKit/UIKit.h>
        @interface SheetView : UIView
        @property (nonatomic) BOOL passes;
        @end
        """.written(to: "\(app)/SheetView.h")
      _ = """
        #import "SheetView.h"
        #import "Missing.h"
        @implementation SheetView
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          return self.passes ? [super hitTest:point withEvent:event] : nil;
        }
        - (void)send { [[Missing shared] send]; }
        @end
        """.written(to: "\(app)/SheetView.m")
      let session = freshSession()
      let report = try #require(sourcesReport(of: session.run("load \"\(dump)\" with \"\(app)\"")))
      #expect(report.found.map(\.name) == ["SheetView"])
      #expect(report.found.first?.leftOut.map(\.member) == ["send"])
      session.mustRun(["expect hit 30 70 is window"])
    }
  }

  @Test("An index is used again, and a file that has changed is read again")
  func index() throws {
    try withApp { app, dump in
      let session = freshSession()
      session.sourceCache = "\(app)-cache"
      session.mustRun(["load \"\(dump)\" with \"\(app)\"", "expect hit 30 70 is button1"])
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(app)-cache")
      #expect(names.count == 1)
      _ = "class SheetView: UIView {}\n".written(to: "\(app)/Views/SheetView.swift")
      let report = try #require(sourcesReport(of: session.run("load \"\(dump)\" with \"\(app)\"")))
      #expect(report.plain == ["SheetView"])
    }
  }

  @Test("A folder that is of no use is refused by what it is")
  func refusals() {
    withApp { app, dump in
      let session = freshSession()
      let missing = session.refusal(of: "sources \"\(app)-no\" SheetView")
      #expect(missing == "there is no folder `\(app)-no`")
      #expect(
        session.refusal(of: "sources \"\(app)\"")?.hasPrefix("the scene is not from a dump")
          ?? false)
      #expect(
        session.refusal(of: "load \"\(dump)\" with \"\(dump)\"")?.contains("is a file") ?? false)
      #expect(
        session.refusal(of: "sources \"\(app)\" Nothing")?.contains("does not declare Nothing")
          ?? false)
      session.mustRun(["sources \"\(app)\" SheetView", "expect Limits.passes"])
    }
  }
}
