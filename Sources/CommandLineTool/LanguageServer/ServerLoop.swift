import CProcess
import Files
import Foundation
import Glibc
import LanguageServer
import Records

/// The server: reads the editor's messages, stores its documents, runs jobs in separate processes,
/// and sends their answers. It does not parse a document itself.
final class ServerLoop {
  /// A job, and the purpose of its answer.
  struct Running {
    enum Purpose {
      case analysis(uri: String, version: Int)
      case request(RequestID)
      case command(RequestID)
    }

    let purpose: Purpose
    var job: ServerJob
  }

  /// A job that waits for others to end.
  struct Waiting {
    let purpose: Running.Purpose
    let limits: ServerJob.Limits
    let work: () -> JSONValue
  }

  /// The maximum number of concurrent jobs.
  private static let mostJobs = 4
  /// The maximum number of bytes that are read before they are processed.
  private static let mostAtOnce = 4 << 20

  private let input: Int32
  private let output: Int32
  private var frames = FrameReader()
  private var lifecycle = Lifecycle()
  /// The messages that were received and are not processed yet.
  private var queue: [Message] = []
  var context: ServerContext
  /// Whether the editor determines the language.
  let isLanguageOpen: Bool
  /// The open documents by their addresses.
  var open: [String: OpenDocument] = [:]
  var running: [Running] = []
  var waiting: [Waiting] = []
  private var status: Int32?
  private var isWarm = false

  /// Creates a server in a language; nil for the editor's.
  init(language: Language?, input: Int32 = STDIN_FILENO) {
    self.input = input
    output = OwnOutput.take()
    isLanguageOpen = language == nil
    context = ServerContext(language: language ?? OutputSettings().chosenLanguage)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Serves until the editor ends it; returns the exit status.
  func run() -> Int32 {
    defer { for running in running { var job = running.job; job.stop() } }
    while status == nil {
      wait()
      while status == nil, !queue.isEmpty { take(queue.removeFirst()) }
      if status != nil { break }
      startDue()
      startWaiting()
    }
    return status ?? 0
  }

  // MARK: Input and output

  /// Sends a message. An editor that is gone ends the server.
  func send(_ message: JSONValue) {
    let error = FrameReader.bytes(of: message).withUnsafeBytes { WholeWrite.write($0, to: output) }
    if error != nil { status = status ?? lifecycle.statusAtEnd }
  }

  /// Waits for bytes, for the end of a job, or for the time of an analysis.
  private func wait() {
    var polled = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    polled += running.map { pollfd(fd: $0.job.descriptor, events: Int16(POLLIN), revents: 0) }
    let times = open.values.compactMap(\.due) + running.map(\.job.deadline)
    let soonest = times.min().map { max(0, min(60, $0 - ServerClock.now)) }
    let canStart = !waiting.isEmpty && running.count < Self.mostJobs
    let milliseconds = canStart ? 0 : soonest.map { Int32($0 * 1000) + 1 } ?? -1
    guard poll(&polled, nfds_t(polled.count), milliseconds) >= 0 else { return }
    if polled[0].revents != 0 { readAll() }
    readJobs(Array(polled.dropFirst()))
  }

  /// Reads everything that has arrived, so that a cancelled request is known before it begins.
  private func readAll() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    repeat {
      let count = read(input, &chunk, chunk.count)
      if count < 0, errno == EINTR || errno == EAGAIN { break }
      guard count > 0 else {
        status = lifecycle.statusAtEnd
        return
      }
      frames.add(chunk[..<count])
      total += count
      takeFrames()
    } while total < Self.mostAtOnce && hasMore
  }

  private var hasMore: Bool {
    var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  private func takeFrames() {
    while let frame = frames.next() {
      do throws(ResponseError) {
        let message = try Self.message(in: frame)
        if case .notification("$/cancelRequest", let params) = message {
          cancel(RequestID(params["id"]))
        } else {
          queue.append(message)
        }
      } catch {
        send(Message.error(error, to: nil))
      }
    }
  }

  private static func message(in frame: FrameReader.Frame) throws(ResponseError) -> Message {
    switch frame {
    case .content(let bytes):
      let value: JSONValue
      do {
        value = try JSONParser.value(of: bytes)
      } catch {
        throw ResponseError(.parseError, "byte \(error.place) of the message is not JSON")
      }
      return try Message(value)
    case .noLength: throw ResponseError(.parseError, "a head without Content-Length")
    case .tooLarge:
      let limit = FrameReader.largestContent >> 20
      throw ResponseError(.invalidRequest, "a message of more than \(limit) MB")
    }
  }

  // MARK: Messages

  private func take(_ message: Message) {
    switch message {
    case .request(let id, let method, let params):
      switch lifecycle.verdict(onRequest: method) {
      case .take: answer(id, method, params)
      case .refuse(let error): send(Message.error(error, to: id))
      case .ignore, .end: break
      }
    case .notification(let method, let params):
      switch lifecycle.verdict(onNotification: method) {
      case .take: note(method, params)
      case .end(let status): self.status = status
      case .ignore, .refuse: break
      }
    case .response: break
    }
  }

  /// Answers a request with an error unless it was answered, whatever its state is.
  private func cancel(_ id: RequestID?) {
    guard let id else { return }
    var isFound = false
    queue.removeAll { message in
      guard case .request(id, _, _) = message else { return false }
      isFound = true
      return true
    }
    waiting.removeAll { job in
      guard job.purpose.request == id else { return false }
      isFound = true
      return true
    }
    for uri in open.keys where open[uri]?.removeQuestion(id) == true { isFound = true }
    if let index = running.firstIndex(where: { $0.purpose.request == id }) {
      end(running.remove(at: index))
      isFound = true
    }
    if isFound {
      send(Message.error(ResponseError(.requestCancelled, "the request was cancelled"), to: id))
    }
  }

  /// Ends a job whose answer is not needed.
  func end(_ running: Running) {
    var job = running.job
    job.stop()
    _ = job.take()
  }

  // MARK: Jobs

  /// Runs a job as soon as there is capacity.
  func perform(
    _ purpose: Running.Purpose, _ limits: ServerJob.Limits, _ work: @escaping () -> JSONValue
  ) {
    waiting.append(Waiting(purpose: purpose, limits: limits, work: work))
  }

  private func startWaiting() {
    while running.count < Self.mostJobs, !waiting.isEmpty {
      if !isWarm {
        // Loaded once, before this process is first forked.
        isWarm = true
        ServerWarmth.load()
      }
      let next = waiting.removeFirst()
      if let job = ServerJob(next.limits, next.work) {
        running.append(Running(purpose: next.purpose, job: job))
      } else {
        finish(next.purpose, .failure(.notStarted))
      }
    }
  }

  private func readJobs(_ polled: [pollfd]) {
    var ended: [Running] = []
    for index in polled.indices.reversed() where index < running.count {
      // Messages that were read may have ended jobs.
      guard running[index].job.descriptor == polled[index].fd else { continue }
      if polled[index].revents != 0 {
        if running[index].job.read() { ended.append(running.remove(at: index)) }
      } else if running[index].job.deadline <= ServerClock.now {
        running[index].job.stop()
        ended.append(running.remove(at: index))
      }
    }
    for job in ended { finish(job.purpose, job.job.take()) }
  }

  private func finish(_ purpose: Running.Purpose, _ result: Result<JSONValue, ServerJob.Failure>) {
    switch (purpose, result) {
    case (.analysis(let uri, let version), _): finish(analysisOf: uri, version, result)
    case (.request(let id), .success(let value)): send(Message.result(value, to: id))
    case (.command(let id), .success(let value)): show(value, answering: id)
    case (.request(let id), .failure(let failure)), (.command(let id), .failure(let failure)):
      let text = ServerWords.failed(failure)[context.language]
      send(Message.error(ResponseError(.requestFailed, text), to: id))
      if case .command = purpose { showMessage(text, isError: true) }
    }
  }
}

extension ServerLoop.Running.Purpose {
  /// The request that the job answers; nil for an analysis.
  fileprivate var request: RequestID? {
    switch self {
    case .analysis: nil
    case .request(let id), .command(let id): id
    }
  }
}
