import Foundation
import Testing

/// `touchstone web --class` as a process: seats, the teacher's requests, and what is kept.
@Suite struct ClassTests {
  private func withClass(
    _ arguments: [String] = [], _ body: (ClassServing) throws -> Void
  ) throws {
    try withFolder { folder in
      let web = try ClassServing(arguments, in: folder)
      defer { web.end() }
      try body(web)
    }
  }

  @Test("The addresses of the teacher and of the learners are shown, and how far they reach")
  func addresses() throws {
    try withClass { web in
      #expect(web.lines[0] == "http://127.0.0.1:\(web.port)/teacher?token=\(web.token)")
      #expect(web.lines[1] == "http://127.0.0.1:\(web.port)/?code=IOS-7B")
      #expect(web.lines.contains { $0.contains("--host 0.0.0.0") })
      #expect(web.token.count == 32)
    }
    try withClass(["--host", "0.0.0.0"]) { web in
      #expect(web.lines[0].hasPrefix("http://127.0.0.1:"))
      #expect(web.lines.contains { $0.contains("Nothing is encrypted") && $0.contains("--behind") })
    }
  }

  @Test("A learner joins by the code, in any case, with a name or none, and has a session")
  func joining() throws {
    try withClass { web in
      #expect(try web.get("/").body.contains("id=\"join\""))
      #expect(try web.get("/?code=IOS-7B").status == 200)
      let wrong = try web.post("/join", ["code": "IOS-7C", "name": "Anna"])
      #expect(wrong.status == 403 && wrong.object["trouble"] as? String == "code")
      let typed = try web.post("/join", ["code": " ios-7b ", "name": "  Anna\u{202E}\n B. "])
      #expect(typed.status == 200 && typed.head.contains("HttpOnly; SameSite=Lax"))
      let anonymous = try web.join()
      #expect(try web.line("add view red 1 1 9 9", anonymous).contains("UIView"))
      #expect(try web.rows().map { $0["name"] as? String } == ["Anna B.", ""])
      #expect(try web.rows().map { $0["number"] as? Int } == [1, 2])
      // A learner who comes back is led to the same seat, and joins no second time.
      let back = try web.get("/", anonymous)
      #expect(back.status == 303 && back.head.contains("Location: /s/\(anonymous.seat)\r\n"))
      let again = try web.post("/join", ["code": "IOS-7B"], anonymous)
      #expect(again.object["seat"] as? String == anonymous.seat)
      #expect(try web.rows().count == 2)
      let page = try web.get("/s/\(anonymous.seat)", anonymous)
      #expect(page.status == 200 && page.body.contains("data-seat"))
      let files = page.body.split(separator: "\"").filter { $0.hasPrefix("/") && $0.contains(".") }
      #expect(files.count > 9)
      for file in Set(files) { #expect(try web.get(String(file)).status == 200, "\(file)") }
      let left = try web.post("/s/\(anonymous.seat)/leave", [:], anonymous)
      #expect(left.head.contains("Max-Age=0"))
    }
  }

  @Test("What checks need of solutions and mistakes is found out once, where seats only read")
  func prepared() throws {
    try withClass { web in
      let cache = web.folder(".cache/touchstone")
      func files() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
      }
      for _ in 0..<1200 where !files().contains(where: { $0.hasSuffix(".solution") }) {
        usleep(50_000)
      }
      #expect(files().contains { $0.hasSuffix(".solution") })
      #expect(web.workers.isEmpty)
    }
  }

  @Test("A question is answered while a check is prepared, and the check that follows is right")
  func resting() throws {
    try withClass { web in
      let learner = try web.join()
      try web.line("exercise circular-button", learner)
      // Longer than a process waits for another question before it uses the time.
      usleep(300_000)
      #expect(try web.line("tap 150 150", learner).contains("hit test"))
      usleep(300_000)
      let answer = try web.post(
        "/s/\(learner.seat)",
        ["do": "save", "text": "class RoundButton: UIButton {}\n", "code": "swift"], learner)
      #expect(answer.body.contains("verdict"))
      #expect(try web.line("tap 150 150", learner).contains("hit test"))
    }
  }

  @Test("There are no more seats than were said, and a removed one is free and gone")
  func seats() throws {
    try withClass(["--seats", "2"]) { web in
      let (one, _) = (try web.join("One"), try web.join("Two"))
      try web.line("add view red 1 1 9 9", one)
      let full = try web.post("/join", ["code": "IOS-7B"])
      #expect(full.status == 503 && full.object["trouble"] as? String == "full")
      #expect(try web.post("/teacher/seat/\(one.seat)/remove", [:], web.teacher).status == 200)
      #expect(web.workers.isEmpty)
      let gone = try web.post("/s/\(one.seat)", ["do": "open"], one)
      #expect(gone.status == 403 && gone.object["trouble"] as? String == "gone")
      #expect(try web.get("/s/\(one.seat)", one).status == 303)
      #expect(!FileManager.default.fileExists(atPath: "\(web.data)/seats/\(one.seat)"))
      #expect(try web.rows().map { $0["number"] as? Int } == [2])
      _ = try web.join("Three")
      #expect(try web.rows().map { $0["name"] as? String } == ["Two", "Three"])
    }
  }

  @Test("The teacher sees where everyone is, without asking any seat")
  func room() throws {
    try withClass { web in
      let (one, two) = (try web.join("Anna"), try web.join())
      try web.line("exercise circular-button", one)
      _ = try web.post(
        "/s/\(one.seat)",
        ["do": "save", "text": "class RoundButton: UIButton {}\n", "code": "swift"], one)
      try web.line("lesson 0", two)
      try web.line("nonsense", two)
      for worker in web.workers { kill(worker, SIGKILL) }
      let rows = try web.rows()
      let exercise = (rows[0]["status"] as? [String: Any])?["exercise"] as? [String: Any]
      #expect(exercise?["id"] as? String == "circular-button")
      #expect(exercise?["tries"] as? Int == 1 && exercise?["isSolved"] as? Bool == false)
      let lesson = (rows[1]["status"] as? [String: Any])?["lesson"] as? [String: Any]
      #expect(lesson?["number"] as? Int == 0 && lesson?["page"] as? Int == 1)
      #expect((rows[1]["status"] as? [String: Any])?["failures"] as? Int == 1)
      let room = try web.get("/teacher/seats", web.teacher).object
      #expect((room["wrong"] as? [String: Int]) == ["circular-button": 1])
      let heat = try web.get("/teacher/heat?exercise=circular-button", web.teacher).object
      let regions = heat["regions"] as? [[[Double]]]
      #expect(regions?.count == 1 && regions?.first?.isEmpty == false)
      #expect((heat["scene"] as? [String: Any])?["views"] != nil)
      // Progress is each learner's own. The first question finds that the process has ended.
      _ = try web.post("/s/\(two.seat)", ["do": "open"], two)
      try web.line("exercise circular-button", two)
      let second = try web.rows()[1]["status"] as? [String: Any]
      #expect((second?["exercise"] as? [String: Any])?["tries"] as? Int == 0)
    }
  }

  @Test("Looking on changes nothing, takes no seat from its tab, and shows only changes")
  func looking() throws {
    try withClass { web in
      let one = try web.join("Anna")
      try web.line("add view red 1 1 9 9", one)
      let path = "/teacher/seat/\(one.seat)"
      #expect(try web.get(path, web.teacher).body.contains("/look.js"))
      let seen = try web.post(path, [:], web.teacher)
      #expect(seen.body.contains("add view red 1 1 9 9") && seen.head.contains("X-Seat: 1 Anna"))
      let version = (seen.object["look"] as? [String: Any])?["version"] as? Int ?? -1
      let same = try web.post(path, ["version": version], web.teacher).object
      #expect(same["state"] == nil && same["entries"] == nil && same["look"] != nil)
      let wish: [String: Any] = ["do": "line", "text": "undo", "version": version]
      _ = try web.post(path, wish, web.teacher)
      #expect(try web.line("list", one).contains("red"))
      #expect(try web.post(path, ["version": version], web.teacher).object["state"] != nil)
    }
  }

  @Test("What is sent is tried first, and shown to every seat; a line that fails is not sent")
  func sending() throws {
    try withClass { web in
      let one = try web.join()
      func news() throws -> [String: Any]? {
        try web.get("/s/\(one.seat)/news", one).object["sent"] as? [String: Any]
      }
      #expect(try news() == nil)
      let failed = try web.post(
        "/teacher/send", ["text": "reset\nadd view red 1 1 9 9\nadd vieww", "language": "en"],
        web.teacher)
      #expect(failed.body.contains("isFailed") && failed.object["sent"] == nil)
      #expect(try news() == nil)
      #expect(try web.post("/teacher/send", ["text": "  "], web.teacher).status == 400)
      let lines = "reset\nadd view red 100 100 200 200"
      #expect(
        try web.post("/teacher/send", ["text": lines], web.teacher).object["sent"] != nil)
      #expect(try news()?["text"] as? String == lines)
      _ = try web.post("/teacher/send", ["text": "exercise circular-button"], web.teacher)
      #expect((try news()?["title"] as? [String: String])?["en"] == "A circular button")
      #expect(try news()?["number"] as? Int == 2)
      try web.line("add view blue 1 1 9 9", one)
      try web.line(lines, one)
      let shown = try web.line("list", one)
      #expect(shown.contains("red") && !shown.contains("blue"))
      #expect(!FileManager.default.fileExists(atPath: "\(web.data)/trying"))
    }
  }

  @Test("Answers are collected as grade reads them, also as an archive")
  func collecting() throws {
    try withClass { web in
      for name in ["Anna", "Anna", "../x", ""] {
        let one = try web.join(name)
        try web.line("exercise circular-button", one)
        let answer = "class RoundButton: UIButton {\n  // \(name)\n}\n"
        _ = try web.post(
          "/s/\(one.seat)", ["do": "save", "text": answer, "code": "swift"], one)
      }
      let collected = try web.post("/teacher/collect", [:], web.teacher).object
      #expect(collected["files"] as? Int == 4)
      #expect(collected["exercises"] as? [String] == ["circular-button"])
      let names = web.folder.names(in: "data/IOS-7B/answers/circular-button")
      #expect(names == ["-x", "Anna", "Anna 2", "seat-4"])
      let graded = try touchstone(
        "grade", "circular-button", "\(web.data)/answers/circular-button", "--format", "csv",
        environment: ["HOME": web.folder.path])
      #expect(graded.output.split(whereSeparator: \.isNewline).count == 5, "\(graded.output)")
      let archive = try web.get("/teacher/answers.zip", web.teacher)
      #expect(archive.status == 200 && archive.head.contains("filename=\"answers-IOS-7B.zip\""))
      #expect(archive.body.hasPrefix("PK"))
    }
  }

  @Test("What was done is there after the end of the server, and what was accepted after kill -9")
  func kept() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      let one = try web.join("Anna")
      for number in 0..<5 { try web.line("add view v\(number) 1 1 9 9", one) }
      web.crash()
      let again = try ClassServing(["--port", "\(web.port)"], in: folder)
      defer { again.end() }
      #expect(again.token == web.token)
      let shown = try again.line("list", one)
      for number in 0..<5 { #expect(shown.contains("v\(number)")) }
      let journals = folder.names(in: "data/IOS-7B/seats/\(one.seat)/journal")
      #expect(journals.filter { $0.hasSuffix(".jsonl") }.count == 1)
    }
  }

  @Test("Two servers share a class: each takes the seat in turn, and no line is lost or doubled")
  func shared() throws {
    try withFolder { folder in
      let first = try ClassServing(in: folder)
      let second = try ClassServing(in: folder)
      defer { first.end(); second.end() }
      let one = try first.join("Anna")
      let there = ClassServing.Visitor(
        cookie: one.cookie.replacing("\(first.port)", with: "\(second.port)"), seat: one.seat)
      for number in 0..<6 {
        let (server, visitor) = number % 2 == 0 ? (first, one) : (second, there)
        let shown = try server.line("add view v\(number) 1 1 9 9", visitor)
        #expect(shown.contains("UIView"), "\(shown)")
      }
      let shown = try first.line("list", one)
      for number in 0..<6 { #expect(shown.contains("v\(number)")) }
      #expect(try second.rows().count == 1)
    }
  }

  @Test("web forget says what there is, asks, and removes only that; a class in use stays")
  func forgetting() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      _ = try web.join("Anna")
      _ = try web.join()
      func forget(_ arguments: String...) throws -> Finished {
        try execute(
          touchstonePath, ["web", "forget", "--data", folder("data")] + arguments,
          environment: ["HOME": folder.path, "LANG": "C.UTF-8"])
      }
      let inUse = try forget("--yes")
      #expect(inUse.status == 73 && inUse.messages.contains("end it first"))
      web.end()
      try folder.write("data/IOS-7B/mine.txt", "mine")
      let asked = try forget()
      #expect(asked.status == 1 && asked.output.contains("seats: 2, with names: 1"))
      #expect(folder.names(in: "data/IOS-7B/seats").count == 2)
      #expect(try forget("--class", "OTHER").output.contains("no data"))
      #expect(try forget("--yes").status == 0)
      #expect(folder.names(in: "data/IOS-7B") == ["mine.txt"])
      #expect(try forget("--yes").output.contains("no data"))
    }
  }

  @Test("Health is shown to anyone, and metrics have counts and no names")
  func measured() throws {
    try withClass { web in
      let one = try web.join("Annabel")
      try web.line("add view red 1 1 9 9", one)
      let health = try web.raw("GET /health HTTP/1.0\r\nHost: whatever")
      #expect(health.status == 200 && health.body == "ok\n")
      let metrics = try web.get("/metrics")
      #expect(metrics.head.contains("text/plain; version=0.0.4"))
      #expect(metrics.body.contains("touchstone_seats 1\n"))
      #expect(metrics.body.contains("touchstone_seats_awake 1\n"))
      #expect(metrics.body.contains("touchstone_question_seconds_count 1\n"))
      #expect(!metrics.body.contains("Annabel") && !metrics.body.contains(one.seat))
      #expect(
        try web.raw(
          "GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:\(web.port)\r\nX-Forwarded-For: 1.2.3.4"
        ).status == 403)
    }
  }

  @Test("Behind a proxy, health is also answered without the path of the proxy's address")
  func healthBehindProxy() throws {
    try withFolder { folder in
      let port = try withClassPort(in: folder)
      let arguments = ["--port", "\(port)", "--behind", "https://ios.school.example/touch"]
      let web = try ClassServing(arguments, in: folder)
      defer { web.end() }
      for path in ["/health", "/touch/health"] {
        #expect(try web.raw("GET \(path) HTTP/1.0").status == 200, "\(path)")
      }
      #expect(try web.raw("GET /elsewhere HTTP/1.0").status == 403)
    }
  }

  /// A port that was free a moment ago.
  private func withClassPort(in folder: Folder) throws -> Int {
    let web = try ClassServing(data: "other", in: folder)
    defer { web.end() }
    return web.port
  }

  @Test("Wrong options are refused with what to write")
  func options() throws {
    for (arguments, word) in [
      (["--class", "ab"], "4 to 40"), (["--class", "../etc"], "4 to 40"),
      (["--class", "IOS-7B", "--seats", "0"], "1 to 2000"), (["--host", "0.0.0.0"], "--class"),
      (["--class", "IOS-7B", "--behind", "school.example"], "https://"),
      (["--class", "IOS-7B", "lesson", "2"], "teacher's page"), (["--yes"], "web forget"),
      (["--data", "x"], "web forget"),
    ] {
      let finished = try execute(
        touchstonePath, ["web"] + arguments,
        environment: ["LANG": "C.UTF-8", "HOME": "/nonexistent"])
      #expect(finished.status == 64 && finished.messages.contains(word), "\(arguments)")
    }
  }
}
