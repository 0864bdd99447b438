import Foundation
import Records
import Testing
import Workbench

/// Files of Objective-C with headers beside them.
@Suite("Files of Objective-C") struct ObjectiveCFileTests {
  private static let folder =
    Folder.tests.appendingPathComponent("Scripts/objective-c/files").path

  private static let use = [
    "let gauge = Gauge(frame: CGRect(x: 100, y: 100, width: 50, height: 50))",
    "root.addSubview(gauge)",
    "expect hit 95 95 is gauge",
    "expect hit 80 95 is root",
    "expect gauge.title() == \"wide\"",
  ]

  @Test("A file brings the headers beside it that it imports, with their macros and types")
  func imports() throws {
    let session = freshSession()
    _ = try session.run("source \(Self.folder)/Gauge.m")
    session.mustRun(Self.use)
  }

  @Test("A change is undone with its headers and made again without the files")
  func again() throws {
    let session = freshSession()
    _ = try session.run("source \(Self.folder)/Gauge.m")
    session.mustRun(["undo", "redo"] + Self.use)
  }

  @Test("A file whose classes are interleaved is loaded again, and corrected")
  func interleaved() {
    withFolder { folder in
      @MainActor func file(_ answer: String) -> String {
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Front : UIView
        @end
        @interface Back : UIView
        @end
        NS_ASSUME_NONNULL_END
        @implementation Back
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return \(answer); }
        @end
        @implementation Front
        @end
        """.written(to: "\(folder)/Two.m")
      }
      let session = freshSession()
      session.mustRun([
        "source \(file("NO"))", "let back = Back(frame: root.bounds)", "root.addSubview(back)",
        "expect hit 9 9 is root",
      ])
      session.mustRun(["source \(file("YES"))", "expect hit 9 9 is back"])
      session.mustRun(["source \(file("NO"))", "expect hit 9 9 is root"])
    }
  }

  @Test("A class whose header is imported is declared with the file of that name beside it")
  func implementations() {
    withFolder { folder in
      _ = "@interface Mark : UIView\n- (CGFloat)reach;\n@end\n".written(to: "\(folder)/Mark.h")
      _ = """
        #import "Mark.h"
        @implementation Mark
        - (CGFloat)reach { return 12; }
        @end
        """.written(to: "\(folder)/Mark.m")
      let path = """
        #import "Mark.h"
        @interface Board : UIView
        @end
        @implementation Board
        - (CGFloat)most { return [[[Mark alloc] initWithFrame:CGRectZero] reach]; }
        @end
        """.written(to: "\(folder)/Board.m")
      freshSession().mustRun(["source \(path)", "expect Board().most() == 12", "Mark()"])
    }
  }

  @Test("A header is sourced alone, and the file that imports it later, also once more")
  func headerFirst() throws {
    let session = freshSession()
    _ = try session.run("source \(Self.folder)/Meter.h")
    _ = try session.run("source \(Self.folder)/Meter.m")
    session.mustRun([
      "let meter = Meter()", "meter.kind = .b", "expect meter.text() == \"b\"",
      "class Ear: NSObject, MeterDelegate { var heard = \"\"; "
        + "func meterDidChange(_ text: String) { heard += text } }",
      "let ear = Ear()", "meter.delegate = ear", "meter.text()", "expect ear.heard == \"x\"",
    ])
    _ = try session.run("source \(Self.folder)/Meter.m")
    session.mustRun(["expect Meter().text() == \"a\"", "undo", "expect ear.heard == \"x\""])
  }

  @Test("A key whose value is its own address is one in a file that is read, too")
  func key() throws {
    let session = freshSession()
    _ = try session.run("source \(Self.folder)/Keyed.m")
    session.mustRun(["root.spare = 3", "expect root.spare == 3", "expect UIView().spare == 0"])
  }

  @Test("A header that is missing is named, at its line")
  func missing() throws {
    let shown = freshSession().shown("source \(Self.folder)/Lonely.m")
    #expect(shown.hasPrefix("1:9: warning: 'Absent.h' file not found"), "\(shown)")
  }
}
