import Foundation

/// A browser without a screen that is driven over its debugging pipe: real keys, a real pointer and
/// real touches, unlike events that a page sends itself.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where Chromium is; nil where there is none.
  static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The program, which stays for the next test: to begin takes longer than most tests.
  nonisolated(unsafe) private static var running: BrowserProcess?
  private static let beginning = NSLock()

  private let process: BrowserProcess
  private let context: String
  private var session = ""
  private var lastTime: Double?

  /// Opens a file in a window of its own, which shares no cookies and no storage with others.
  init(_ path: String, opening file: String) throws {
    process = try Self.beginning.withLock {
      if let running = Self.running, running.isRunning { return running }
      let begun = try BrowserProcess(path)
      Self.running = begun
      return begun
    }
    let made = try process.send("Target.createBrowserContext")
    context = made["browserContextId"] as? String ?? ""
    let target = try process.send(
      "Target.createTarget",
      ["url": "file://\(file)", "browserContextId": context, "width": 1280, "height": 900])
    let attached = try process.send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    try wait("document.readyState === 'complete' && document.querySelector('.touchstone')")
  }

  func close() {
    _ = try? process.send("Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// Sends a command to the page and waits for its answer; events are passed over.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try process.send(method, parameters, session: session)
  }

  // MARK: The page

  /// The value of an expression of JavaScript.
  func value(_ expression: String) throws -> Any? {
    let answer = try evaluated(expression)
    if let thrown = answer["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \(thrown["exception"] ?? thrown)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The answer to an expression; asked again while another page comes in its place.
  private func evaluated(_ expression: String) throws -> [String: Any] {
    for _ in 0..<40 {
      do {
        return try send(
          "Runtime.evaluate",
          ["expression": expression, "returnByValue": true, "awaitPromise": true])
      } catch let failure as Failure where failure.description.contains("navigated or closed") {
        usleep(100_000)
      }
    }
    throw Failure(description: "the page is always another one: \(expression)")
  }

  func text(_ expression: String) throws -> String { try value(expression) as? String ?? "nothing" }

  /// Waits until an expression is true; a page on which it never is fails, and says what is on it.
  func wait(_ expression: String, seconds: Int = 10) throws {
    for _ in 0..<(seconds * 40) {
      if try value("Boolean(\(expression))") as? Bool == true { return }
      usleep(25_000)
    }
    let shown = try text(
      "(document.querySelector('#transcript') ?? document.body).innerText.slice(-1500)")
    throw Failure(description: "never true: \(expression); the page ends with: \(shown)")
  }

  /// Presses and releases a key, by its name in the DOM.
  func press(_ key: String, code: Int) throws {
    for type in ["keyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  /// One event of the mouse, in pixels of the window.
  func mouse(_ type: String, _ point: CGPoint) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": Double(point.x), "y": Double(point.y), "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1, "timestamp": nextTime(),
      ])
  }

  /// One event of a finger; none is down where there is no point.
  func finger(_ type: String, _ point: CGPoint? = nil) throws {
    try send(
      "Input.dispatchTouchEvent",
      [
        "type": type, "touchPoints": point.map { [["x": Double($0.x), "y": Double($0.y)]] } ?? [],
        "timestamp": nextTime(),
      ])
  }

  /// The time of the next event of a pointer: 20 ms after the one before, however long a busy
  /// computer takes to send it, so that a tap stays one.
  private func nextTime() -> Double {
    lastTime = lastTime.map { $0 + 0.02 } ?? Date().timeIntervalSince1970
    return lastTime ?? 0
  }

  /// Where an element is, in pixels of the window; it is scrolled into view before, and is where it
  /// was a frame ago: a layout that a tab or a turned telephone began is over.
  func frame(of selector: String) throws -> CGRect {
    let numbers = try value(
      """
      (async () => {
        const e = document.querySelector(\(Self.quoted(selector)));
        e.scrollIntoView({ block: "center" });
        for (let last = ""; ;) {
          const r = e.getBoundingClientRect();
          const now = [r.x, r.y, r.width, r.height];
          if (now.join() === last) return now;
          last = now.join();
          await new Promise((go) => { requestAnimationFrame(go); setTimeout(go, 100); });
        }
      })()
      """)
    guard let all = numbers as? [Double], all.count == 4 else {
      throw Failure(description: "there is no \(selector)")
    }
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  private static func quoted(_ text: String) -> String { "`\(text)`" }
}
