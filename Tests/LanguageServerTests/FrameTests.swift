import LanguageServer
import Testing

/// Messages in a stream of bytes.
struct FrameTests {
  private func frames(_ parts: [String]) -> [FrameReader.Frame] {
    var reader = FrameReader()
    return parts.flatMap { part in
      reader.add(Array(part.utf8))
      return Array(sequence(state: ()) { _ in reader.next() })
    }
  }

  @Test
  func `A message is taken when all of it is there`() {
    let whole = "Content-Length: 2\r\n\r\n{}"
    for count in 0...whole.utf8.count {
      #expect(
        frames([String(whole.prefix(count)), String(whole.dropFirst(count))])
          == [.content(Array("{}".utf8))])
    }
  }

  @Test
  func `Several messages may come at once, with other lines in their heads`() {
    let first = "Content-Type: x\r\ncontent-length:1\r\n\r\n1"
    #expect(frames([first + "Content-Length: 1\n\n2"]) == [.content([0x31]), .content([0x32])])
  }

  @Test
  func `The length counts bytes, not characters`() {
    let written = FrameReader.bytes(of: "视图")
    #expect(frames([String(decoding: written, as: UTF8.self)]) == [.content(Array("\"视图\"".utf8))])
  }

  @Test
  func `After a head without a length the next message is found`() {
    #expect(
      frames(["Length: 5\r\n\r\nContent-Length: 1\r\n\r\n1"]) == [.noLength, .content([0x31])])
  }

  @Test(arguments: ["-1", "x", "99999999999999999999"])
  func `A length that is not one is a head without one`(length: String) {
    #expect(frames(["Content-Length: \(length)\r\n\r\n"]) == [.noLength])
  }

  @Test
  func `A message that is too large is passed over`() {
    let count = FrameReader.largestContent + 1
    var reader = FrameReader()
    reader.add(Array("Content-Length: \(count)\r\n\r\n".utf8))
    #expect(reader.next() == .tooLarge)
    for _ in 0..<33 { reader.add([UInt8](repeating: 0x20, count: 1 << 20)) }
    // More bytes than there should be: the rest is looked through for a head.
    reader.add(Array("\r\n\r\nContent-Length: 1\r\n\r\n1".utf8))
    let rest = Array(sequence(state: ()) { _ in reader.next() })
    #expect(rest.last == .content([0x31]))
  }

  @Test
  func `A head without an end does not fill the memory`() {
    var reader = FrameReader()
    reader.add([UInt8](repeating: 0x61, count: FrameReader.largestHead + 1))
    #expect(reader.next() == .noLength)
    #expect(reader.next() == nil)
  }

  @Test
  func `Requests, notifications and answers are told apart`() throws {
    #expect(
      try Message(["id": 1, "method": "a"]) == .request(.number(1), method: "a", params: .null))
    #expect(
      try Message(["id": "x", "method": "a", "params": []])
        == .request(.text("x"), method: "a", params: []))
    #expect(try Message(["method": "a"]) == .notification(method: "a", params: .null))
    #expect(try Message(["id": 1, "result": .null]) == .response)
    #expect(throws: ResponseError.self) { try Message(["id": 1]) }
    #expect(throws: ResponseError.self) { try Message([1]) }
  }

  @Test
  func `A server takes nothing before initialize and after shutdown`() {
    var life = Lifecycle()
    #expect(life.verdict(onNotification: "textDocument/didOpen") == .ignore)
    guard case .refuse(let early) = life.verdict(onRequest: "textDocument/hover") else {
      Issue.record("a request before initialize is refused")
      return
    }
    #expect(early.code == .serverNotInitialized)
    #expect(life.verdict(onRequest: "initialize") == .take)
    #expect(life.verdict(onRequest: "textDocument/hover") == .take)
    #expect(life.verdict(onNotification: "exit") == .end(1))
    #expect(life.verdict(onRequest: "shutdown") == .take)
    guard case .refuse(let late) = life.verdict(onRequest: "textDocument/hover") else {
      Issue.record("a request after shutdown is refused")
      return
    }
    #expect(late.code == .invalidRequest)
    #expect(life.verdict(onNotification: "exit") == .end(0))
  }
}
