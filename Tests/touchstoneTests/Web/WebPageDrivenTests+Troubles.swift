import Foundation
import Testing

/// Whatever goes wrong, and whatever is open: the page says so, and nothing is lost.
extension WebPageDrivenTests {
  private static let entry = "document.querySelector('#entry').value"
  private static let notice = "(document.querySelector('#notice')?.textContent ?? '')"
  private static let part = "document.body.dataset.part"
  private static let field = "document.querySelector('#text')"

  /// Opens lesson 0 up to its first question.
  private static func toQuestion(_ page: Browser) throws {
    try page.wait("document.querySelector('#place').textContent.includes('1 of 14')")
    for number in 2...4 {
      _ = try page.value("document.querySelector('.go-on button').click()")
      try page.wait("document.querySelector('#place').textContent.includes('\(number) of 14')")
    }
    try page.wait("document.querySelector('#before').textContent === 'answer> '")
  }

  /// Drops a file on the page.
  private static func drop(_ name: String, _ text: String, _ page: Browser) throws {
    _ = try page.value(
      """
      (() => {
        const data = new DataTransfer();
        data.items.add(new File([\(text)], '\(name)'));
        document.body.dispatchEvent(new DragEvent('drop', {
          dataTransfer: data, bubbles: true, cancelable: true }));
      })()
      """)
  }

  @Test("On a telephone a question leads to the screen, and its answer to the outcome")
  func questionOnTelephone() throws {
    try Self.withPage(["lesson", "0"]) { page, _ in
      try page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true])
      try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try page.wait("!matchMedia('(min-width: 700px)').matches")
      try Self.toQuestion(page)
      #expect(try page.text(Self.part) == "prompt")
      _ = try page.value("document.querySelector('.asked:not(.isOver) .to-screen').click()")
      #expect(try page.text(Self.part) == "screen")
      try page.wait("document.querySelector('.asked-point circle')")
      try page.finger("touchStart", Self.place(120, 120, page))
      try page.finger("touchEnd")
      try page.wait("\(Self.transcript).includes('answer> red')")
      try page.wait("\(Self.part) === 'prompt'")
      // A long outcome is read from its beginning.
      let last =
        "[...document.querySelectorAll('#transcript > .said')].at(-1).getBoundingClientRect()"
      try page.wait("\(last).top < innerHeight && \(last).top > 0")
    }
  }

  @Test("While a question is open, drags, undo and the lists answer nothing")
  func buttonsWhileAsked() throws {
    try Self.withPage(["lesson", "0"]) { page, _ in
      try Self.toQuestion(page)
      #expect(try page.value("document.querySelector('#undo').disabled") as? Bool == true)
      try page.mouse("mousePressed", Self.place(120, 120, page))
      try page.mouse("mouseMoved", Self.place(200, 260, page))
      try page.mouse("mouseReleased", Self.place(200, 260, page))
      try page.wait("\(Self.answer).includes('question is open')")
      #expect(try !page.text(Self.transcript).contains("drag 120"))
      _ = try page.value("document.querySelector('#open-exercises').click()")
      try page.wait("document.querySelectorAll('#sheet .cards button').length > 70")
      _ = try page.value(
        "[...document.querySelectorAll('#sheet .cards button')]"
          + ".find((one) => one.textContent.includes('A circular button')).click()")
      try page.wait("document.querySelector('#before').textContent === 'circular-button> '")
    }
  }

  @Test("Code that was not saved is there after a reload, and so is the part that was seen")
  func draft() throws {
    let environment = ["TOUCHSTONE_CODEMIRROR": ""]
    try Self.withPage(["exercise", "circular-button"], environment: environment) { page, _ in
      try page.wait("\(Self.field)?.value.includes('RoundButton')")
      _ = try page.value("\(Self.field).focus(); \(Self.field).setSelectionRange(0, 0)")
      try page.send("Input.insertText", ["text": "// mine\n"])
      try page.send("Page.reload")
      usleep(200_000)
      try page.wait(Self.ready)
      try page.wait("\(Self.field)?.value.startsWith('// mine')")
      #expect(try page.text("document.body.dataset.work") == "code")
    }
  }

  @Test("A line that reached no server is still there, and the page says what to do")
  func lost() throws {
    try Self.withPage { page, web in
      try Self.type("add view red 100 100 200 200", until: "UIView (100 100", page)
      web.crash()
      try page.send("Input.insertText", ["text": "hit 150 150"])
      try page.press("Enter", code: 13)
      try page.wait("\(Self.notice).includes('Start it again')")
      try page.wait("\(Self.entry) === 'hit 150 150'")
      // A sheet without its list does not stay silent either.
      _ = try page.value("document.querySelector('#notice').remove()")
      _ = try page.value("document.querySelector('#open-sessions').click()")
      try page.wait("\(Self.notice).includes('Start it again')")
    }
  }

  @Test("A dump that is pasted is read at once, and a line that is advised is written by a click")
  func dump() throws {
    try Self.withPage { page, _ in
      let views = (1...12).map { "   | <UIView: 0x10000\($0 + 10); frame = (\($0) 0; 50 50)>" }
      let dump = "<UIWindow: 0x100001; frame = (0 0; 390 844)>\n" + views.joined(separator: "\n")
      _ = try page.value("document.querySelector('#entry').focus()")
      try page.send("Input.insertText", ["text": dump])
      try page.press("Enter", code: 13)
      try page.wait("\(Self.transcript).includes('loaded 13 views')")
      let folded = "document.querySelector('#transcript details.folded')"
      #expect(try page.value("\(folded).open") as? Bool == false)
      try Self.type("add button buy 10 700 50 50 isHidden true", until: "buy", page)
      try Self.type("why buy", until: "> why buy", page)
      try page.wait("document.querySelector('#transcript button.line')")
      _ = try page.value("document.querySelector('#transcript button.line').click()")
      #expect(try page.text(Self.entry) == "set buy.isHidden false")
    }
  }

  @Test("A dropped text is an entry, dropped code is for the editor; a large file is refused")
  func dropped() throws {
    try Self.withPage(environment: ["TOUCHSTONE_CODEMIRROR": ""]) { page, _ in
      try Self.drop("scene.touchstone", "'add view red 1 2 30 40\\nhit 10 10\\n'", page)
      try page.wait("\(Self.transcript).includes('hit-test view: red')")
      try Self.drop("Round.swift", "'class Round: UIView {}\\n'", page)
      try page.wait("\(Self.field).value === 'class Round: UIView {}\\n'")
      #expect(try page.text("document.body.dataset.work") == "code")
      try Self.drop("big.txt", "'x'.repeat(3000000)", page)
      try page.wait("\(Self.notice).includes('big.txt is too large')")
      try Self.drop("photo.png", "new Uint8Array([137, 80, 0, 255])", page)
      try page.wait("\(Self.notice).includes('photo.png cannot be read')")
    }
  }
}
