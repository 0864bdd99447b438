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

  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var session = ""
  private var lastID = 0
  private var unread = Data()
  private var lastTime: Double?

  /// Opens a file; `folder` is where pipes and a profile of its own are.
  init(_ path: String, opening file: String, in folder: String) throws {
    let pipes = ["\(folder)/in", "\(folder)/out"]
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe") }
    // The browser reads commands from 3 and answers on 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"in=$1 out=$2; shift 2; exec "$@" 3< "$in" 4> "$out""#, "sh", pipes[0], pipes[1], path,
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder)/profile", "--window-size=1280,900",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // In the order in which the shell opens them, which waits for the other end.
    guard let input = FileHandle(forWritingAtPath: pipes[0]),
      let output = FileHandle(forReadingAtPath: pipes[1])
    else { throw Failure(description: "the browser did not start") }
    (self.input, self.output) = (input, output)
    let target = try send("Target.createTarget", ["url": "file://\(file)"])["targetId"] as? String
    let attached = try send(
      "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    try wait("document.readyState === 'complete' && document.querySelector('.touchstone')")
  }

  func close() {
    _ = try? send("Browser.close")
    try? input.close()
    process.waitUntilExit()
  }

  // MARK: Messages

  /// Sends a command and waits for its answer; events are passed over.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      guard let answer = try JSONSerialization.jsonObject(with: next()) as? [String: Any],
        answer["id"] as? Int == lastID
      else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message, up to its 0.
  private func next() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread = unread[(end + 1)...] }
        return unread[..<end]
      }
      let more = output.availableData
      if more.isEmpty { throw Failure(description: "the browser ended") }
      unread += more
    }
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
