import Foundation
import Testing

/// The workbench in a real browser: touched, typed into, reloaded, on a telephone, in both
/// languages. Skipped where there is no browser, as `PageBrowserTests` says.
@Suite(.serialized) struct WebPageDrivenTests {
  static func withPage(
    _ arguments: [String] = [], environment: [String: String] = [:],
    _ body: (Browser, WebServing) throws -> Void
  ) throws {
    guard let path = Browser.path else { return }
    try withFolder { folder in
      let web = try WebServing(arguments, in: folder, environment: environment)
      defer { web.end() }
      // A browser begins with a page of a disk.
      let blank = try folder.write("blank.html", "<p class=\"touchstone\"></p>")
      let browser = try Browser(path, opening: blank)
      defer { browser.close() }
      try browser.send("Page.navigate", ["url": web.address])
      try browser.wait(ready)
      try body(browser, web)
    }
  }

  static let ready = "document.body?.dataset.ready === 'true'"
  static let transcript = "document.querySelector('#transcript').textContent"
  static let answer = "document.querySelector('#answer').textContent"
  private static let steps = "document.querySelectorAll('.steps-list .step').length"

  /// Types a line at the prompt, and waits for a text in the transcript.
  static func type(_ line: String, until text: String, _ page: Browser) throws {
    _ = try page.value("document.querySelector('#entry').focus()")
    try page.send("Input.insertText", ["text": line])
    try page.press("Enter", code: 13)
    try page.wait("\(transcript).includes('\(text)')")
  }

  /// Clicks at a point of the simulated screen.
  private static func touch(_ x: Double, _ y: Double, _ page: Browser) throws {
    try page.mouse("mousePressed", place(x, y, page))
    try page.mouse("mouseReleased", place(x, y, page))
  }

  static func place(_ x: Double, _ y: Double, _ page: Browser) throws -> CGPoint {
    let glass = try page.frame(of: ".drawing .glass")
    let scale = glass.width / 390
    return CGPoint(x: glass.minX + x * scale, y: glass.minY + y * scale)
  }

  @Test("A touch on the picture is a line, whose trace is gone through with keys; undo takes back")
  func touched() throws {
    try Self.withPage { page, _ in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      try Self.touch(150, 150, page)
      try page.wait("\(Self.transcript).includes('> tap 150 150')")
      try page.wait("\(Self.answer).includes('red')")
      // The lines of the event, and the hit test in it.
      _ = try page.value("document.querySelectorAll('.choices [role=tab]')[1].click()")
      #expect(try page.value(Self.steps) as? Int == 3)
      let current = "document.querySelector('[aria-current=step] .name').textContent"
      #expect(try page.text(current) == "red")
      try page.press("Home", code: 36)
      #expect(try page.text(current) == "window")
      try page.press("ArrowRight", code: 39)
      #expect(try page.text(current) == "root")
      #expect(try page.value("document.querySelectorAll('.chip').length") as? Int == 2)
      // A drag, and a hold.
      try page.mouse("mousePressed", Self.place(120, 120, page))
      try page.mouse("mouseMoved", Self.place(200, 260, page))
      try page.mouse("mouseReleased", Self.place(200, 260, page))
      try page.wait("\(Self.transcript).includes('> drag 120 120 to 200 260')")
      _ = try page.value("document.querySelector('#undo').click()")
      try page.wait("\(Self.transcript).includes('undone')")
    }
  }

  @Test("A word is completed by Tab, an error is shown under it, and the text comes back")
  func typed() throws {
    try Self.withPage { page, _ in
      _ = try page.value("document.querySelector('#entry').focus()")
      try page.send("Input.insertText", ["text": "inspe"])
      try page.press("Tab", code: 9)
      try page.wait("document.querySelector('#entry').value === 'inspect '")
      try page.send("Input.insertText", ["text": "missing"])
      try page.press("Enter", code: 13)
      try page.wait("document.querySelector('#transcript .failed .bad')")
      try page.press("ArrowUp", code: 38)
      #expect(try page.text("document.querySelector('#entry').value") == "inspect missing")
      _ = try page.value("document.querySelector('#entry').value = ''")
      // A class has more lines than one.
      try page.send("Input.insertText", ["text": "class Round: UIView {"])
      try page.press("Enter", code: 13)
      try page.wait("document.querySelector('#entry').value.endsWith('{\\n  ')")
      try page.send("Input.insertText", ["text": "var a = 1\n}"])
      try page.press("Enter", code: 13)
      try page.wait("document.querySelector('#entry').value === ''")
      try Self.type("add Round ball 10 10 50 50", until: "ball", page)
    }
  }

  @Test("After a reload, and after the end of the worker, it continues; a text is never markup")
  func goesOn() throws {
    try Self.withPage { page, web in
      try Self.type("add label <b>x</b> 1 1 9 9", until: "<b>x</b>", page)
      let bold = "document.querySelectorAll('#transcript .failed b').length"
      #expect(try page.value(bold) as? Int == 0)
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      try page.send("Page.reload")
      usleep(200_000)
      try page.wait(Self.ready)
      #expect(try page.text(Self.transcript).contains("add view red"))
      #expect(try page.value("document.querySelectorAll('.view').length") as? Int == 3)
      for worker in web.workers { kill(worker, SIGKILL) }
      _ = try page.value("document.querySelector('#entry').focus()")
      try page.send("Input.insertText", ["text": "add view lost 1 1 9 9"])
      try page.press("Enter", code: 13)
      try page.wait("document.querySelector('#transcript .failed:last-child .bad')")
      try Self.type("add view blue 10 10 20 20", until: "blue", page)
      #expect(try page.value("document.querySelectorAll('.view').length") as? Int == 4)
    }
  }

  @Test(
    "An exercise is answered wrongly, with the region on the screen, and then rightly",
    arguments: ["coloured, where there is CodeMirror", "plain"])
  func exercise(field: String) throws {
    let environment = field == "plain" ? ["TOUCHSTONE_CODEMIRROR": ""] : [:]
    try Self.withPage(["exercise", "circular-button"], environment: environment) { page, _ in
      let field = "document.querySelector('.CodeMirror')?.CodeMirror"
      let text = "(\(field)?.getValue() ?? document.querySelector('#text').value)"
      try page.wait("\(text).includes('RoundButton')")
      #expect(try page.text("document.body.dataset.work") == "code")
      func write(_ text: String) throws {
        let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        _ = try page.value("document.querySelector('#text').focus()")
        if try page.value("Boolean(\(field))") as? Bool == true {
          _ = try page.value(
            "\(field).execCommand('selectAll'); \(field).replaceSelection(\(quoted))")
        } else {
          _ = try page.value("document.querySelector('#text').select()")
          try page.send("Input.insertText", ["text": text])
        }
      }
      try write("class RoundButton: UIButton {\n  var a: Int = true\n}")
      try page.wait("document.querySelector('.faults li')")
      #expect(try page.text("document.querySelector('.faults').textContent").contains("line 2"))
      // What is written can be seen: nothing else is at the place of its first line.
      try page.wait(
        """
        (() => {
          const line = document.querySelector('.CodeMirror-line') ?? document.querySelector('#text');
          const box = line.getBoundingClientRect();
          return line.contains(document.elementFromPoint(box.x + 12, box.y + 8));
        })()
        """)
      try write("class RoundButton: UIButton {}\n")
      try page.wait("!document.querySelector('.faults li')")
      _ = try page.value("document.querySelector('#code .primary').click()")
      try page.wait("document.querySelector('.verdict') && document.querySelector('.wrong rect')")
      try write(
        """
        class RoundButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let radius = min(bounds.width, bounds.height) / 2
            let x = point.x - bounds.midX
            let y = point.y - bounds.midY
            return x * x + y * y <= radius * radius
          }
        }
        """)
      _ = try page.value("document.querySelector('#code .primary').click()")
      // Everything is judged, and all of it for the first time.
      try page.wait("document.querySelector('.verdict.passed')", seconds: 90)
      try page.wait("!document.querySelector('.wrong rect')")
    }
  }

  @Test("A lesson is worked through: its questions are answered by touches and choices")
  func lesson() throws {
    try Self.withPage(["lesson", "0"]) { page, _ in
      try page.wait("document.querySelector('#place').textContent.includes('0')")
      for _ in 0..<12 {
        let open = "document.querySelectorAll('#transcript .asked:not(.isOver)').length"
        if try page.value(open) as? Int ?? 0 > 0 { break }
        let before = try page.text("String(\(Self.transcript).length)")
        _ = try page.value("document.querySelector('.go-on button')?.click()")
        try page.wait("String(\(Self.transcript).length) !== '\(before)'")
      }
      let asked = "document.querySelectorAll('#transcript .asked').length"
      #expect(try page.value(asked) as? Int ?? 0 > 0)
      #expect(try page.value("document.querySelectorAll('.prose').length") as? Int ?? 0 > 0)
    }
  }

  @Test("An event has lanes, on which a click goes to a moment; a rule opens beside, untyped")
  func lanes() throws {
    try Self.withPage { page, _ in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      try Self.type("gesture pan move on red", until: "move", page)
      try Self.type("drag 150 150 to 250 250", until: "changed", page)
      try page.wait("document.querySelectorAll('.timeline .name').length > 1")
      let moment = "document.querySelector('.timeline .moment').getAttribute('x')"
      let last = try page.text(moment)
      _ = try page.value("document.querySelector('.move.first').click()")
      try page.wait("\(moment) !== '\(last)'")
      let lanes = try page.frame(of: ".timeline")
      try page.mouse("mousePressed", CGPoint(x: lanes.minX + 132 + 74, y: lanes.minY + 30))
      try page.mouse("mouseReleased", CGPoint(x: lanes.minX + 132 + 74, y: lanes.minY + 30))
      try page.wait("Number(\(moment)) > 132 && Number(\(moment)) < 250")
      try Self.type("add label badge 110 110 80 20", until: "UILabel", page)
      try Self.type("hit 120 115", until: "HT-3", page)
      _ = try page.value("document.querySelectorAll('.choices [role=tab]')[1]?.click()")
      let step = "[...document.querySelectorAll('.step button')]"
      _ = try page.value("\(step).find((one) => one.textContent.includes('badge')).click()")
      let typed = "document.querySelectorAll('#transcript .typed').length"
      let before = try page.value(typed) as? Int
      _ = try page.value("document.querySelector('.facts .rule').click()")
      try page.wait("document.querySelector('.beside .console')")
      #expect(try page.value(typed) as? Int == before)
      _ = try page.value("document.querySelector('.beside .close').click()")
      #expect(try page.value("document.querySelector('.beside').hidden") as? Bool == true)
    }
  }

  @Test("The screen is seen larger, and a touch is still at its point")
  func zoom() throws {
    try Self.withPage { page, _ in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      let before = try page.frame(of: ".drawing .glass").width
      for _ in 0..<2 { _ = try page.value("document.querySelector('#nearer').click()") }
      try page.wait(
        "document.querySelector('.drawing .glass').getBoundingClientRect().width > \(before) * 2")
      try Self.touch(150, 400, page)
      try page.wait("\(Self.transcript).includes('> tap 150 400')")
      for _ in 0..<3 { _ = try page.value("document.querySelector('#farther').click()") }
      #expect(try page.value("document.querySelector('#farther').disabled") as? Bool == true)
    }
  }

  @Test("A quiz is answered by choices and touches, to its end")
  func quiz() throws {
    try Self.withPage { page, _ in
      _ = try page.value("document.querySelector('#open-interviews').click()")
      _ = try page.value("document.querySelector('#sheet .cards button').click()")
      let open = "document.querySelector('#transcript .asked:not(.isOver)')"
      for _ in 0..<5 {
        try page.wait("\(open)?.querySelector('.acts button')")
        let typed = "document.querySelectorAll('#transcript .typed').length"
        let before = try page.value(typed) as? Int ?? 0
        _ = try page.value(
          "(\(open).querySelector('.choice') ?? \(open).querySelector('.acts button')).click()")
        try page.wait("\(typed) > \(before)")
      }
      try page.wait("!\(open) && /of 5/.test(\(Self.transcript))")
    }
  }

  @Test("Views are arranged by keys alone, each time by a line that is shown")
  func arrangedByKeys() throws {
    try Self.withPage { page, _ in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      _ = try page.value("document.querySelector('#arrange').click()")
      #expect(
        try page.value("document.querySelector('#arrange-hint').checkVisibility()") as? Bool == true
      )
      _ = try page.value("document.querySelector('.drawing').focus()")
      // From the middle of the screen up into the view.
      for _ in 0..<40 { try page.press("ArrowUp", code: 38) }
      try page.press("Enter", code: 13)
      #expect(try page.value("document.querySelectorAll('.handle').length") as? Int == 1)
      try page.press("ArrowRight", code: 39)
      try page.wait("\(Self.transcript).includes('> move red by 5 0')")
      try page.wait("document.querySelectorAll('.handle').length === 1")
      try page.press("Enter", code: 13)
      #expect(try page.value("document.querySelectorAll('.handle').length") as? Int == 0)
    }
  }

  @Test("An exercise that is begun in the midst of a lesson has its own screen, place and prompt")
  func fromLesson() throws {
    try Self.withPage { page, _ in
      try Self.type("lesson 2", until: "Who gets the touch", page)
      try page.wait("document.querySelectorAll('.steps-list .step').length > 3")
      let views = "document.querySelectorAll('.view').length"
      let before = try #require(try page.value(views) as? Int)
      _ = try page.value("document.querySelector('#open-exercises').click()")
      // The sheet is there at once, the list when it has come.
      #expect(try page.value("document.querySelector('#sheet').open") as? Bool == true)
      try page.wait("document.querySelectorAll('#sheet .cards button').length > 70")
      _ = try page.value(
        "[...document.querySelectorAll('#sheet .cards button')]"
          + ".find((one) => one.textContent.includes('A circular button')).click()")
      try page.wait("document.querySelector('#before').textContent === 'circular-button> '")
      #expect(try page.value(views) as? Int ?? before < before)
      #expect(
        try page.text("document.querySelector('#place').textContent").hasPrefix("A circular button")
      )
      try page.wait("document.querySelector('#text')")
    }
  }

  @Test("On a telephone nothing is wider than the screen, and a finger touches")
  func telephone() throws {
    try Self.withPage { page, _ in
      try page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true])
      try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try page.wait("innerWidth === 390 && !matchMedia('(min-width: 700px)').matches")
      for part in ["screen", "story", "prompt", "code"] {
        _ = try page.value("document.querySelector('#tab-\(part)').click()")
        try page.wait("document.querySelector('#\(part)').checkVisibility()")
        #expect(try page.value("document.documentElement.scrollWidth") as? Int ?? 0 <= 390)
      }
      _ = try page.value("document.querySelector('#tab-screen').click()")
      let pixel = try 390 / page.frame(of: ".drawing .glass").width
      try page.finger("touchStart", Self.place(100, 200, page))
      try page.finger("touchEnd")
      // A finger is no more exact than a pixel of the screen, which is more than a point here.
      try page.wait("/> tap [\\d.]+ [\\d.]+/.test(\(Self.transcript))")
      let typed = "\(Self.transcript).match(/> tap ([\\d.]+) ([\\d.]+)/).slice(1).map(Number)"
      let point = try #require(try page.value(typed) as? [Double])
      #expect(abs(point[0] - 100) <= pixel + 1 && abs(point[1] - 200) <= pixel + 1, "\(point)")
    }
  }

  @Test("Nothing is found that keeps people out, light and dark, in both languages, at any width")
  func accessibility() throws {
    try Self.withPage { page, _ in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      try Self.type("hit 150 150", until: "hit-test view", page)
      for language in ["en", "zh-Hans"] {
        try page.wait("document.documentElement.lang === '\(language)'")
        for scheme in ["light", "dark"] {
          try page.send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": scheme]]])
          for width in [1280, 390] {
            try page.send(
              "Emulation.setDeviceMetricsOverride",
              ["width": width, "height": 844, "deviceScaleFactor": 1, "mobile": false])
            for part in width == 390 ? ["screen", "story", "prompt", "code"] : ["prompt", "code"] {
              _ = try page.value("document.querySelector('#tab-\(part)').click()")
              #expect(
                try page.text(AccessibilityCheck.findings) == "",
                "\(language), \(scheme), \(width) pixels, \(part)")
            }
          }
        }
        _ = try page.value("document.querySelector('#language').click()")
      }
      try page.wait("document.documentElement.lang === 'en'")
    }
  }
}
