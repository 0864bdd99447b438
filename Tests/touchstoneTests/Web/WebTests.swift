import Foundation
import Testing

/// `touchstone web` as a process: its address, its sessions, what is kept, and what attacks get.
@Suite struct WebTests {
  private func withServing(
    _ arguments: [String] = [], _ body: (WebServing) throws -> Void
  ) throws {
    try withFolder { folder in
      let serving = try WebServing(arguments, in: folder)
      defer { serving.end() }
      try body(serving)
    }
  }

  @Test("The page comes for the address, with a cookie, and its files for the cookie")
  func page() throws {
    try withServing { web in
      let host = "Host: 127.0.0.1:\(web.port)\r\nConnection: close"
      let page = try web.raw("GET /?token=\(web.token) HTTP/1.1\r\n\(host)")
      #expect(page.status == 200 && page.head.contains("HttpOnly; SameSite=Strict"))
      #expect(page.head.contains("frame-ancestors 'none'"))
      let files = page.body.split(separator: "\"").filter { $0.hasPrefix("/") && $0.contains(".") }
      #expect(files.count > 8)
      for file in Set(files) { #expect(try web.get(String(file)).status == 200, "\(file)") }
      #expect(!page.body.contains("http://") && !page.body.contains("https://"))
      #expect(!page.body.contains(web.token))
      #expect(web.end() == 0)
    }
  }

  @Test("A line is answered as at the prompt, with the scene and its trace")
  func line() throws {
    try withServing { web in
      let name = try web.begin()
      #expect(try web.line("add view red 100 100 200 200", in: name).contains("UIView"))
      let answer = try web.post("/s/\(name)", ["do": "line", "text": "tap 150 150"]).object
      #expect(WebServing.words(answer).contains("hit test"))
      let scene = (answer["state"] as? [String: Any])?["scene"] as? [String: Any]
      let trace = scene?["trace"] as? [String: Any]
      #expect(trace?["resultName"] as? String == "red")
      #expect((scene?["views"] as? [Any])?.count == 3)
      // Beginnings of names are taken, as at the prompt; any other word is a mistake.
      #expect(try web.line("ad view x 1 1 1 1", in: name).contains("UIView (1 1"))
      #expect(try web.line("addd view y 1 1 1 1", in: name).contains("did you mean"))
      #expect(try web.line("export scene.json", in: name).contains("Share"))
    }
  }

  @Test("Several lines, completion, whole entries and faults come from the program's own tables")
  func typing() throws {
    try withServing { web in
      let name = try web.begin()
      let both = try web.post(
        "/s/\(name)", ["do": "line", "text": "add view a 0 0 9 9\nadd view b 0 0 9 9"]
      ).object
      #expect((both["entries"] as? [Any])?.count == 2)
      let completion =
        try web.post(
          "/s/\(name)", ["do": "complete", "text": "inspe", "rest": ""]
        ).object["completion"] as? [String: Any]
      #expect(completion?["insertion"] as? String == "inspect ")
      let whole = try web.post("/s/\(name)", ["do": "whole", "text": "class A: UIView {"]).object
      #expect(whole["isWhole"] as? Bool == false && whole["indent"] as? Int == 2)
      let faults =
        try web.post(
          "/s/\(name)", ["do": "faults", "text": "class A: UIView {\n  var é: Int = true\n}"]
        ).object["faults"] as? [[String: Any]]
      #expect(faults?.first?["line"] as? Int == 2)
      #expect(faults?.first?["start"] as? Int == 33)
      #expect((try web.state(of: name)["undo"] as? Int) == 2)
    }
  }

  @Test("What was done is there again after kill -9 of the worker and of the server")
  func kept() throws {
    try withFolder { folder in
      let web = try WebServing(in: folder)
      let name = try web.begin()
      try web.line("add view red 100 100 200 200", in: name)
      try web.line("add view blue 10 10 20 20", in: name)
      let worker = try #require(web.workers.first)
      kill(worker, SIGKILL)
      let lost = try web.post("/s/\(name)", ["do": "line", "text": "tree"])
      #expect(lost.object["trouble"] as? String == "died")
      #expect(try web.line("tree", in: name).contains("blue"))
      #expect(try web.line("undo", in: name).contains("undone"))
      web.crash()
      let again = try WebServing(in: folder)
      defer { again.end() }
      let sessions = try again.get("/sessions")
      #expect(sessions.body.contains("\"changes\":1") && sessions.body.contains(name))
      #expect(try again.line("list", in: name).contains("red"))
      #expect(try !again.line("list", in: name).contains("blue"))
      _ = try again.post("/s/\(name)/forget", [:])
      #expect(try again.get("/sessions").body == "[]")
    }
  }

  @Test("A session without changes leaves nothing")
  func nothingLeft() throws {
    try withFolder { folder in
      let journals = ".local/state/touchstone/journals/web"
      let web = try WebServing(in: folder)
      let (one, other) = (try web.begin(), try web.begin())
      try web.line("tree", in: one)
      try web.line("tree", in: other)
      #expect(folder.names(in: journals).count == 2)
      for worker in web.workers { kill(worker, SIGKILL) }
      web.crash()
      let again = try WebServing(in: folder)
      #expect(folder.names(in: journals) == [])
      let last = try again.begin()
      try again.line("tree", in: last)
      again.end()
      for _ in 0..<100 where !folder.names(in: journals).isEmpty { usleep(20_000) }
      #expect(folder.names(in: journals) == [])
    }
  }

  @Test("Two tabs never write one journal, and neither do two servers")
  func oneWriter() throws {
    try withFolder { folder in
      let web = try WebServing(in: folder)
      defer { web.end() }
      let name = try web.begin()
      try web.line("add view red 1 1 9 9", in: name)
      let other = try web.post("/s/\(name)", ["do": "line", "text": "tree"], tab: "other")
      #expect(other.status == 409 && other.object["trouble"] as? String == "elsewhere")
      let second = try WebServing(in: folder)
      defer { second.end() }
      #expect(try second.post("/s/\(name)", ["do": "open"]).object["taken"] as? Bool == true)
      #expect(try web.post("/s/\(name)", ["do": "open"], tab: "other", takes: true).status == 200)
      #expect(try web.post("/s/\(name)", ["do": "open"]).status == 409)
    }
  }

  @Test("A line that takes all memory or never ends costs the line")
  func limits() throws {
    try withServing { web in
      let name = try web.begin()
      try web.line("add view red 1 1 9 9", in: name)
      _ = try web.line("while true {}", in: name)
      _ = try web.line("var a = [0]; while true { a += a }", in: name)
      #expect(try web.line("list", in: name).contains("red"))
    }
  }

  @Test("A worker reads no other files and starts nothing")
  func confined() throws {
    try withServing { web in
      let name = try web.begin()
      #expect(try web.line("source /etc/passwd", in: name).contains("passwd"))
      #expect(try !web.line("source /etc/passwd", in: name).contains("root:"))
      let worker = try #require(web.workers.first)
      let status = try String(contentsOfFile: "/proc/\(worker)/status", encoding: .utf8)
      #expect(status.contains("NoNewPrivs:\t1"))
      #expect(status.contains("Seccomp:\t2"))
    }
  }

  @Test(
    "No path leads to a file, and no name of a session is one of another folder",
    arguments: [
      "/../etc/passwd", "/..%2f..%2fetc/passwd", "/s/../../..", "/s/..........", "/web.css/..",
      "//web.css", "/s/abcdefghi", "/s/ABCDEFGHIJ", "/s/abcdefghij/", "/app.js%00", "/.", "/s",
      "/s/abcde%2fhij", "/index.html", "/web.css/",
    ])
  func paths(_ path: String) throws {
    try withServing { web in
      let (read, posted) = (try web.get(path), try web.post(path + "/x", [:]))
      #expect(read.status == 404 && posted.status == 404)
    }
  }

  @Test("Who has no token, comes from another page, or sends too much gets nothing")
  func attacks() throws {
    try withServing { web in
      let name = try web.begin()
      for path in ["/", "/app.js", "/sessions", "/s/\(name)"] {
        #expect(try web.get(path, cookie: "wrong").status == 403)
      }
      let body = #"{"do":"line","text":"add view red 1 1 9 9"}"#
      func send(_ headers: [String]) throws -> Int {
        try web.raw(
          (["POST /s/\(name) HTTP/1.1", "Connection: close", "Content-Length: \(body.utf8.count)"]
            + headers).joined(separator: "\r\n"), body: body
        ).status
      }
      let host = "Host: 127.0.0.1:\(web.port)"
      let cookie = "Cookie: touchstone-\(web.port)=\(web.token)"
      let origin = "Origin: http://127.0.0.1:\(web.port)"
      let type = "Content-Type: application/json"
      #expect(try send([host, cookie, origin, type]) == 400)
      let all = [host, cookie, origin, type, "X-Tab: t"]
      for left in 0..<4 {
        var headers = all
        headers.remove(at: left)
        #expect([403, 415].contains(try send(headers)), "without \(all[left])")
      }
      #expect(try send([host, cookie, "Origin: http://127.0.0.1:1", type, "X-Tab: t"]) == 403)
      #expect(try send(["Host: evil.example", cookie, origin, type, "X-Tab: t"]) == 403)
      #expect(try send(all + ["Content-Length: 1"]) == 400)
      #expect(web.workers.isEmpty)
      #expect(try send(all) == 200)
      let large = String(repeating: "x", count: 1_100_000)
      #expect(try web.post("/s/\(name)", ["do": "line", "text": large], tab: "t").status == 413)
      let unknown = try web.post("/s/\(name)", ["do": "nothing"], tab: "t")
      #expect(unknown.object["unknown"] as? Bool == true)
    }
  }

  @Test("What it begins with is in the address, and a file that is not there is said at once")
  func beginnings() throws {
    try withServing(["lesson", "2"]) { web in
      #expect(web.address.hasSuffix("&run=lesson%202"))
    }
    try withFolder { folder in
      let missing = try touchstone("web", "nothing.touchstone", environment: ["HOME": folder.path])
      #expect(missing.status == 66 && missing.messages.contains("nothing.touchstone"))
      try folder.write("red.touchstone", "add view red 1 1 9 9\n")
      let web = try WebServing([folder("red.touchstone")], in: folder)
      defer { web.end() }
      let name = try web.begin()
      #expect(try web.line("source \(folder("red.touchstone"))", in: name).contains("red"))
    }
  }
}
