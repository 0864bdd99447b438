import Foundation
import Testing

/// The pages of a class in a real browser: joining, the bar above a seat, the teacher's page and
/// looking on. Skipped where there is no browser, as `PageBrowserTests` says.
@Suite(.serialized) struct ClassPageDrivenTests {
  private static func withPages(_ body: (Browser, ClassServing) throws -> Void) throws {
    guard let path = Browser.path else { return }
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      defer { web.end() }
      // A browser begins with a page of a disk.
      let blank = try folder.write("blank.html", "<p class=\"touchstone\"></p>")
      let browser = try Browser(path, opening: blank)
      defer { browser.close() }
      try body(browser, web)
    }
  }

  private static let ready = "document.body?.dataset.ready === 'true'"

  private static func open(_ address: String, _ page: Browser) throws {
    try page.send("Page.navigate", ["url": address])
    usleep(200_000)
    try page.wait(ready)
  }

  private static func openTeacher(_ page: Browser, _ web: ClassServing) throws {
    try open(web.lines[0], page)
    try page.wait("document.querySelector('#place').textContent.includes('IOS-7B')")
  }

  private static func fill(_ selector: String, _ text: String, _ page: Browser) throws {
    _ = try page.value("document.querySelector('\(selector)').select()")
    try page.send("Input.insertText", ["text": text])
  }

  private static func click(_ selector: String, _ page: Browser) throws {
    _ = try page.value("document.querySelector('\(selector)').click()")
  }

  private static func text(_ selector: String) -> String {
    "document.querySelector('\(selector)').textContent"
  }

  /// Joins by the form, and waits for the workbench.
  private static func join(_ name: String, _ page: Browser, _ web: ClassServing) throws {
    try open("http://127.0.0.1:\(web.port)/?code=ios-7b", page)
    #expect(try page.text("document.activeElement.id") == "join-name")
    try page.send("Input.insertText", ["text": name])
    _ = try page.value("document.querySelector('#join button').click()")
    try page.wait("location.pathname.startsWith('/s/') && \(ready)")
    try page.wait("document.querySelector('#whose')?.textContent.includes('IOS-7B')")
  }

  /// Types a line at the prompt, and waits for a text in the transcript.
  private static func type(_ line: String, until text: String, _ page: Browser) throws {
    _ = try page.value("document.querySelector('#entry').focus()")
    try page.send("Input.insertText", ["text": line])
    try page.press("Enter", code: 13)
    try page.wait("document.querySelector('#transcript').textContent.includes('\(text)')")
  }

  @Test("A learner types a wrong code, then the right one, works, and leaves the seat")
  func joining() throws {
    try Self.withPages { page, web in
      try Self.open("http://127.0.0.1:\(web.port)/", page)
      #expect(try page.text("document.activeElement.id") == "join-code")
      try page.send("Input.insertText", ["text": "nonsense"])
      try Self.click("#join button", page)
      try page.wait("\(Self.text("#trouble")).includes('not the code')")
      try Self.join("Anna <b>", page, web)
      #expect(try page.text(Self.text("#whose")) == "IOS-7B · Seat 1 · Anna <b>")
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      #expect(
        try page.value("document.querySelector('#open-sessions').checkVisibility()") as? Bool
          == false)
      // Leaving is asked for twice.
      try Self.click("#class-bar .acts button", page)
      #expect(try page.text("document.activeElement.dataset.word") == "stay")
      try Self.click("#class-bar .acts button", page)
      try page.wait("document.querySelector('#join')")
    }
  }

  @Test("The teacher sees a seat, sends an exercise, looks on, and sees where an answer is wrong")
  func teaching() throws {
    try Self.withPages { page, web in
      try Self.openTeacher(page, web)
      #expect(try page.value("document.querySelector('#empty').checkVisibility()") as? Bool == true)
      // Lines that fail are not sent, and it is shown why.
      try Self.fill("#lines", "add vieww", page)
      try Self.click("#send .primary", page)
      try page.wait("\(Self.text("#failed")).includes('did you mean')")
      _ = try page.value("document.querySelector('#what').value = 'exercise circular-button'")
      try Self.click("#send .primary", page)
      try page.wait("\(Self.text("#sent")).startsWith('Sent')")

      try Self.join("Anna", page, web)
      try page.wait("\(Self.text("#news")).includes('A circular button')")
      try Self.click("#news .primary", page)
      try page.wait("document.querySelector('#text')?.value.includes('RoundButton')")
      try Self.fill("#text", "class RoundButton: UIButton {}\n", page)
      try page.wait("!document.querySelector('.faults li')")
      try Self.click("#code .primary", page)
      try page.wait("document.querySelector('.verdict')")

      try Self.openTeacher(page, web)
      try page.wait("document.querySelector('#rows .at')?.textContent.includes('circular button')")
      #expect(try page.text(Self.text("#rows .name")) == "Anna")
      #expect(try page.text(Self.text("#rows .tries")) == "1")
      try page.wait("\(Self.text("#hottest")).startsWith('The only wrong answer')")
      #expect(
        try page.value("document.querySelectorAll('#picture .overlay image').length") as? Int == 1)
      try Self.click("#collect", page)
      try page.wait("\(Self.text("#collected")).includes('touchstone grade circular-button')")

      try Self.click("#rows .seat a", page)
      try page.wait("document.body?.classList.contains('looking') && \(Self.ready)")
      try page.wait("document.querySelectorAll('#picture .view').length > 1")
      #expect(try page.text(Self.text("#place")).contains("Seat 1 · Anna"))
      #expect(
        try page.value("document.querySelectorAll('#transcript button:enabled').length") as? Int
          == 0)
      // The scene of a learner is sent to all by way of the lines.
      try Self.click("#use", page)
      try page.wait("document.body?.classList.contains('teaching') && \(Self.ready)")
      #expect(try page.text("document.querySelector('#lines').value").contains("screen 390 844"))
      // A seat is removed after a second question.
      try page.wait("document.querySelector('#rows .remove')")
      try Self.click("#rows .remove", page)
      #expect(try page.text("document.activeElement.dataset.word ?? ''") == "")
      try Self.click("#rows td:last-child button", page)
      try page.wait("!document.querySelector('#rows tbody tr')")
    }
  }

  @Test("Nothing is found that keeps people out, light and dark, in both languages, at any width")
  func accessibility() throws {
    try Self.withPages { page, web in
      try Self.openTeacher(page, web)
      _ = try page.value("document.querySelector('#what').value = 'exercise circular-button'")
      try Self.click("#send .primary", page)
      try page.wait("\(Self.text("#sent")).startsWith('Sent')")
      try Self.open("http://127.0.0.1:\(web.port)/", page)
      try Self.check("joining", page)
      try Self.join("Anna", page, web)
      try page.wait("\(Self.text("#news")).includes('A circular button')")
      try Self.check("seat", page)
      let seat = try page.text("location.pathname.split('/').at(-1)")
      try Self.openTeacher(page, web)
      try page.wait("document.querySelector('#rows tbody tr')")
      try Self.check("teacher", page)
      try Self.open("http://127.0.0.1:\(web.port)/teacher/seat/\(seat)", page)
      try page.wait("document.querySelector('#use')")
      try Self.check("looking on", page)
    }
  }

  private static func check(_ name: String, _ page: Browser) throws {
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
          let place = "\(name), \(language), \(scheme), \(width) pixels"
          #expect(try page.text(AccessibilityCheck.findings) == "", "\(place)")
          let wide = try page.value("document.documentElement.scrollWidth") as? Int ?? 0
          #expect(wide <= width, "\(place)")
        }
      }
      try click("#language", page)
    }
    try page.wait("document.documentElement.lang === 'en'")
    try page.send("Emulation.clearDeviceMetricsOverride")
  }
}
