import Foundation
import Lettering
import Records
import Rendering
import Testing
import Wording
import Workbench

/// The picture of `show`: what it draws is where the record has it.
@Suite struct ShowTests {
  private static func style(_ columns: Int, _ depth: ColorDepth = .none) -> Style {
    Style(hasColor: depth > .none, columns: columns, rows: 24, depth: depth)
  }

  private static func shown(
    _ session: Session, _ line: String, _ columns: Int = 79, _ depth: ColorDepth = .none
  ) throws -> [String] {
    let renderer = TextRenderer(
      language: session.language, teach: .normal, style: style(columns, depth))
    return try session.run(line).map(renderer.render).joined()
      .split(separator: "\n").map(String.init)
  }

  private static func withoutColors(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  // MARK: Random scenes

  @Test(
    "Every number and every corner of a picture is the record's", arguments: 0..<40 as Range<UInt64>
  )
  func random(_ seed: UInt64) throws {
    let session = RandomScene(seed: seed).session()
    let size = session.scene.record.screen
    let point = (Int(size.width) * (Int(seed) % 7 + 1) / 8, Int(size.height) / 2)
    let line = "show at \(point.0) \(point.1)"
    for extent in ["", " screen"] {
      var record: ShowRecord?
      for case .show(let show) in try session.run(line + extent) { record = show }
      let shown = try #require(record)
      try expectWhole(shown, session, seed)
      for columns in [20, 41, 80, 161] { expectTrue(shown, columns, seed) }
      let finger = try #require(shown.fingers.first)
      #expect(finger.way == [CGPoint(x: point.0, y: point.1)])
      let hit = try session.run("hit \(point.0) \(point.1)")
      guard case .trace(let trace)? = hit.first else { continue }
      #expect(finger.view == trace.result, "seed \(seed)")
      let head = try Self.shown(session, line + extent).joined(separator: " ")
      let name = trace.result?.called ?? "no view"
      #expect(
        head.replacing(#/ +/#, with: " ").contains(
          "(\(point.0), \(point.1)) → \(Escaping.visible(name).prefix(10))"),
        "seed \(seed): \(head)")
    }
  }

  /// Each view of the scene is drawn or counted, and those that are drawn have its corners.
  private func expectWhole(_ show: ShowRecord, _ session: Session, _ seed: UInt64) throws {
    let record = session.scene.record
    #expect(show.views.count + show.missingInAll == record.views.count, "seed \(seed)")
    var left = record.views.map(\.corners)
    for view in show.views {
      let place = left.firstIndex(of: view.corners)
      #expect(place != nil, "seed \(seed): \(view.view.text)")
      if let place { left.remove(at: place) }
    }
  }

  private func expectTrue(_ record: ShowRecord, _ columns: Int, _ seed: UInt64) {
    let style = Self.style(columns)
    let picture = ScreenPicture(record, style: style, mostColumns: style.width - 6, mostRows: 21)
    let grid = picture.grid
    #expect(grid.columns <= max(4, style.width - 6) && grid.rows <= 21, "seed \(seed)")
    expectRulers(picture, seed)
    for (index, view) in record.views.enumerated() where !view.isBackdrop {
      for corner in view.corners {
        guard let cell = grid.cell(corner), corner.x >= 0, corner.y >= 0,
          corner.x <= record.screen.width, corner.y <= record.screen.height,
          view.visible.map({ Polygon.contains($0, corner) }) ?? true
        else { continue }
        let drawn = picture.canvas[cell.column, cell.row]
        // Another view has the cell only where it is in front; a finger is in front of all.
        let isFinger = drawn.ink == nil && drawn.text != nil
        let isCovered = drawn.inside.map { $0 > index } ?? false
        #expect(
          drawn.ink.map { $0 >= index } ?? (isFinger || isCovered),
          "seed \(seed), \(columns) columns: \(view.view.text) at \(corner): \(drawn)")
      }
    }
  }

  /// The numbers at the rulers are the points of their cells.
  private func expectRulers(_ picture: ScreenPicture, _ seed: UInt64) {
    let grid = picture.grid
    let lines = picture.lines
    let ruler = Array(lines[0])
    for (column, mark) in ruler.enumerated() where mark == "╷" {
      let label = String(ruler[(column + 1)...].prefix { $0.isNumber })
      let x = grid.point(column - grid.headWidth, 0).x
      #expect(Double(label) == Double(x), "seed \(seed): \(lines[0])")
    }
    for (row, line) in lines.dropFirst().enumerated() {
      let label = line.prefix(grid.headWidth).trimmingCharacters(in: .whitespaces)
      #expect(
        label.isEmpty || Double(label) == Double(grid.point(0, row).y), "seed \(seed): \(line)")
    }
  }

  @Test(
    "No line is wider than the terminal, in either language and any colours",
    arguments: [20, 33, 79, 130])
  func width(_ columns: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      let session = RandomScene(seed: seed).session()
      for language in Language.allCases {
        session.language = language
        for depth in ColorDepth.allCases {
          for line in try Self.shown(session, "show at 90 90", columns, depth) {
            let width = DisplayWidth.of(Self.withoutColors(line))
            #expect(width < columns, "seed \(seed), \(columns) columns: \(line)")
          }
        }
      }
    }
  }

  @Test("Colour is only added: without it the same characters are there")
  func color() throws {
    let session = session(after: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red", "add view x 0 0 90 90",
    ])
    let plain = try Self.shown(session, "show at 190 190")
    for depth in ColorDepth.allCases {
      let colored = try Self.shown(session, "show", 79, depth).map {
        Self.withoutColors($0).withoutBlanksBehind
      }
      #expect(colored == plain)
    }
    #expect(try Self.shown(session, "show", 79, .all).joined().contains("48;2;255;0;0m"))
    #expect(try Self.shown(session, "show", 79, .many).joined().contains("48;5;196m"))
    #expect(try Self.shown(session, "show", 79, .sixteen).joined().contains("\u{1B}[31m"))
  }

  // MARK: What is drawn

  @Test("The view in front has the cells, and one that is opaque hides what is behind it")
  func order() throws {
    let session = session(after: [
      "add view red 100 100 100 100", "add view blue 100 100 100 100", "add view low 0 0 90 90",
    ])
    let text = try Self.shown(session, "show").joined(separator: "\n")
    #expect(text.contains(" blue ") && !text.contains(" red "))
    #expect(text.contains("covered by what is in front: red"))
    session.mustRun(["set red.layer.zPosition 1"])
    let turned = try Self.shown(session, "show").joined(separator: "\n")
    #expect(turned.contains(" red ") && turned.contains("covered by what is in front: blue"))
  }

  @Test(
    "What is hidden, transparent, clipped, without size or off the screen is named with a reason")
  func missing() throws {
    let session = session(after: [
      "add view box 100 100 100 100 clipsToBounds true", "add view cut 200 0 50 50 in box",
      "add view veil 0 0 50 50 isHidden true", "add view inner 0 0 9 9 in veil",
      "add view ghost 0 0 50 50 alpha 0", "add view thin 0 0 50 0", "add view far 1000 0 50 50",
    ])
    let text = try Self.shown(session, "show").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    for said in [
      "cut (clipped away)", "veil (hidden)", "ghost (alpha 0)", "thin (no size)",
      "far (off the screen)", "1 more views",
    ] {
      #expect(text.contains(said), "\(said): \(text)")
    }
  }

  @Test("A turned view is drawn with its corners, and names are as wide as they look")
  func turned() throws {
    let session = session(after: [
      "add view 红色按钮 100 100 200 200", "set 红色按钮.transform rotation 45deg",
      "add view 🔦 0 0 100 40",
    ])
    let lines = try Self.shown(session, "show")
    #expect(lines.contains { $0.contains("╱") && $0.contains("╲") })
    #expect(lines.joined().contains("红色按钮") && lines.joined().contains("🔦"))
    for line in lines { #expect(DisplayWidth.of(line) < 79) }
  }

  @Test("The way of a finger is drawn from where it went down to where it was last")
  func way() throws {
    let session = session(after: [
      "add view pad 100 100 200 200", "on pad touches", "drag 120 120 to 280 280",
    ])
    let lines = try Self.shown(session, "show")
    #expect(lines[0].contains("finger ○ (120, 120) ◉ (280, 280) → pad"), "\(lines[0])")
    let picture = lines.dropFirst().joined()
    #expect(picture.contains("○") && picture.contains("∙") && picture.contains("◉"))
  }

  @Test("Without Unicode all of it is ASCII")
  func ascii() throws {
    let session = session(after: [
      "add view red 100 100 200 200", "add view tilted 50 50 100 100 in red",
      "set tilted.transform rotation 30deg",
    ])
    let style = Style(hasColor: false, columns: 79, hasUnicode: false)
    let renderer = TextRenderer(language: .english, teach: .normal, style: style)
    for line in ["show at 190 190", "chain red drawn"] {
      let lines = try session.run(line).map(renderer.render).joined()
      // The dot between two facts is a text's, as everywhere.
      let isPlain = lines.replacing("·", with: "").allSatisfy { $0.isASCII }
      #expect(isPlain, "\(lines)")
    }
  }

  @Test("Of very many views the largest are drawn, and the others are counted")
  func many() throws {
    let session = session(after: [
      "for i in 0..<3000 { let v = UIView(frame: CGRect(x: i % 60 * 6, y: i / 60 * 6, width: 5, height: 5)); "
        + "root.addSubview(v) }", "add view big 0 0 390 300",
    ])
    var record: ShowRecord?
    for case .show(let show) in try session.run("show") { record = show }
    let shown = try #require(record)
    #expect(shown.views.count == 2_000 && shown.views.contains { $0.view.text == "big" })
    #expect(shown.views.count + shown.missingInAll == session.scene.record.views.count)
    let text = try Self.shown(session, "show").joined(separator: " ")
    #expect(text.contains("not drawn:") && text.contains("more views"))
  }

  @Test("While a question waits, `show` draws, and asks for no point")
  func prediction() throws {
    let session = session(after: ["add view red 100 100 200 200"])
    session.isInteractive = true
    _ = try session.run("predict hit 150 150")
    #expect(!(try session.run("show")).isEmpty)
    #expect(throws: Diagnostic.self) { try session.run("show at 150 150") }
  }

  // MARK: The stepper

  @Test(
    "At the prompt a step has the tree, the picture and the decision, beside each other where it is wide"
  )
  func stage() throws {
    let session = session(after: ["add view red 100 100 200 200", "hit 150 150"])
    session.isInteractive = true
    let narrow = try Self.shown(session, "trace 2")
    #expect(narrow[0] == "  1 window  asks its subviews")
    #expect(narrow[1] == "▸ 2 · root" && narrow[2] == "  3 · · red")
    #expect(narrow.contains { $0.hasPrefix("step 2 of 3") })
    #expect(narrow.contains { $0.contains("┌ red ") } && narrow.count <= 22)
    let wide = try Self.shown(session, "3", 140)
    #expect(
      wide[2].hasPrefix("▸ 3 · · red")
        && wide.contains { $0.contains("┏━ red ") || $0.contains("┏ red ") })
    #expect(wide.contains { $0.contains("step 3 of 3") && DisplayWidth.of($0) < 140 })
    session.mustRun(["add view late 0 0 10 10"])
    #expect(!(try Self.shown(session, "trace 3")).contains { $0.contains("late") })
  }
}
