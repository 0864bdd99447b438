import Foundation
import Records
import Testing
import Workbench

/// `export trace.html` in a browser, with real keys, a pointer and fingers, in both schemes and
/// languages, on paper and on a telephone. Skipped where there is no browser, as
/// `PageBrowserTests` says.
@Suite(.serialized) struct PageDrivenTests {
  private static let lines = [
    "add view card 40 120 310 320", "add view note 30 40 200 100 in card",
    "add button buy 60 20 80 40 in note", "add view cover 200 100 150 100 in card",
    "add label off 20 700 200 40", "hit 140 195",
  ]

  private static func withPage(
    _ lines: [String] = Self.lines, _ language: Language = .english,
    _ body: (Browser) throws -> Void
  ) throws {
    guard let path = Browser.path else { return }
    let page = try PageTests.page(session(after: lines), language)
    try withFolder { folder in
      let file = page.written(to: "\(folder)/page.html")
      let browser = try Browser(path, opening: file)
      defer { browser.close() }
      try body(browser)
    }
  }

  /// The number of the step that is shown.
  private static let step = "document.querySelector('.steps [aria-current]').textContent.trim()"
  private static let answer = "document.querySelector('.answer').textContent"

  @Test("Keys and the slider go through the steps")
  func steps() throws {
    try Self.withPage { page in
      #expect(try page.text(Self.step).hasPrefix("7"))
      try page.press("Home", code: 36)
      #expect(try page.text(Self.step).hasPrefix("1"))
      try page.press("ArrowRight", code: 39)
      #expect(try page.text(Self.step).hasPrefix("2"))
      // From the steps on, the slider has the keys that sliders have.
      _ = try page.value(
        "[...document.querySelectorAll('input[type=range]')].find((e) => e.max === '7').focus()")
      try page.press("ArrowRight", code: 39)
      #expect(try page.text(Self.step).hasPrefix("3"))
      try page.press("End", code: 35)
      #expect(try page.text(Self.step).hasPrefix("7"))
    }
  }

  @Test("A pointer on a view marks its row in the tree, and dragging moves the touch")
  func pointer() throws {
    try Self.withPage { page in
      #expect(try page.text(Self.answer).contains("buy"))
      let screen = try page.frame(of: ".drawing .screen")
      func place(_ x: Double, _ y: Double) -> CGPoint {
        let scale = screen.width / 390
        return CGPoint(x: screen.minX + x * scale, y: screen.minY + y * scale)
      }
      try page.mouse("mouseMoved", place(60, 420))
      #expect(try page.text("document.querySelector('.row.hovered').textContent").contains("card"))
      try page.mouse("mousePressed", place(140, 195))
      try page.mouse("mouseMoved", place(200, 300))
      #expect(try page.text(Self.answer).contains("card"))
      try page.mouse("mouseMoved", place(300, 250))
      try page.mouse("mouseReleased", place(300, 250))
      #expect(try page.text(Self.answer).contains("cover"))
    }
  }

  @Test("On a telephone nothing is wider than the screen, and a finger on the ring drags it")
  func telephone() throws {
    try Self.withPage { page in
      try page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true])
      try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      #expect(try page.value("document.documentElement.scrollWidth") as? Int ?? 0 <= 390)
      let ring = try page.frame(of: ".touch .dot")
      let start = CGPoint(x: ring.midX, y: ring.midY)
      let screen = try page.frame(of: ".drawing .screen")
      let scale = screen.width / 390
      let from = try page.frame(of: ".touch .dot")
      #expect(abs(from.midX - start.x) < 1)
      try page.finger("touchStart", CGPoint(x: from.midX, y: from.midY))
      for part in 1...4 {
        try page.finger(
          "touchMove", CGPoint(x: from.midX, y: from.midY + Double(part) * 40 * scale))
      }
      try page.finger("touchEnd")
      let answer = try page.text(Self.answer)
      #expect(answer.contains("card"), "\(answer)")
    }
  }

  @Test(
    "Nothing is found that keeps people out, light and dark, in both languages, wide and narrow",
    arguments: Language.allCases)
  func accessibility(_ language: Language) throws {
    let gesture = [
      "add view pad 40 120 310 320", "on pad touches", "gesture pan panner on pad",
      "drag 100 200 to 250 330",
    ]
    for lines in [Self.lines, gesture] {
      try Self.withPage(lines, language) { page in
        for scheme in ["light", "dark"] {
          try page.send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": scheme]]])
          for width in [1280, 390] {
            try page.send(
              "Emulation.setDeviceMetricsOverride",
              ["width": width, "height": 844, "deviceScaleFactor": 1, "mobile": false])
            let findings = try page.text(AccessibilityCheck.findings)
            #expect(findings == "", "\(scheme), \(width) pixels")
          }
        }
        let before = try page.text("document.documentElement.lang")
        _ = try page.value("document.querySelector('.language').click()")
        #expect(try page.text("document.documentElement.lang") != before)
        #expect(try page.text(AccessibilityCheck.findings) == "")
      }
    }
  }

  @Test("The check finds what is wrong with a page, so that it can be believed")
  func isNotBlind() throws {
    try Self.withPage { page in
      _ = try page.value(
        """
        document.body.insertAdjacentHTML("beforeend", `<button></button>
        <p id="faint">faint</p><h6>deep</h6><i tabindex="3">first</i>
        <b id="t-x"></b><b id="t-x"></b><input type="text">`);
        // The policy of the page lets no attribute have a style.
        Object.assign(document.getElementById("faint").style, { color: "#999", background: "#fff" })
        """)
      let findings = try page.text(AccessibilityCheck.findings)
      for finding in [
        "duplicate-id", "no name: button", "no name: input", "tabindex: i", "heading-order: h6",
        "color-contrast 2.85",
      ] {
        #expect(findings.contains(finding), "\(finding): \(findings)")
      }
    }
  }

  @Test("On paper there is every step, and nothing to press")
  func paper() throws {
    try Self.withPage { page in
      let pdf = try page.send("Page.printToPDF", ["printBackground": false])["data"] as? String
      #expect((pdf?.count ?? 0) > 10_000)
      try page.send("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(
        try page.value(
          "[...document.querySelectorAll('button:not(.choose)')].filter((e) => "
            + "e.checkVisibility()).length")
          as? Int == 0)
      #expect(
        try page.value(
          "[...document.querySelectorAll('.steps li')].every((e) => e.checkVisibility())")
          as? Bool == true)
    }
  }
}
