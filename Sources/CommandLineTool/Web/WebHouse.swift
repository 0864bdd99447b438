import Foundation
import Glibc
import Pages
import Records
import Rendering
import Synchronization
import WebPages
import WebServer
import Wording
import Workbench

/// The server of `web`: pages, the sessions behind them, and access control.
struct WebHouse {
  private let listener: WebListener
  private let gate: WebGate
  private let door: WebDoor

  /// Starts listening on this computer alone. Throws the reason if that fails.
  init(port: Int, language: Language, reading folder: String) throws {
    guard let state = Environment.stateFolder else {
      throw Problem.cannotWrite("~/.local/state/touchstone", reason: .number(ENOENT))
    }
    let journals = WebJournals(state: state)
    guard journals.prepare() else {
      throw Problem.cannotWrite(journals.folder, reason: .number(errno))
    }
    do throws(LiveFailure) {
      listener = try WebListener(host: "127.0.0.1", port: port)
    } catch {
      throw WebProblem(error)
    }
    gate = WebGate(host: "127.0.0.1", port: listener.port, token: Secret.make())
    let seats = Seats { name throws(WorkerFailure) in
      try WorkerProcess(
        program: "/proc/self/exe",
        arguments: ["web-worker", journals.path(name), "--reading", folder])
    }
    door = WebDoor(gate: gate, seats: seats, journals: journals, language: language)
  }

  /// Answers until Ctrl-C.
  func run(
    _ opening: WebOpening, output: Output, language: Language, opens: Bool
  ) -> Never {
    EndingSignals.block()
    listener.answer { [door] in await door.response(to: $0) }
    let address = gate.url + Self.field(of: opening)
    output.write("\(address)\n")
    output.write(
      Bilingual(
        en: "The workbench is at this address, for this computer alone. Ctrl-C ends it; sessions "
          + "are kept.\n",
        zh: "工作台在这个地址，只有这台电脑能访问。按 Ctrl-C 结束，会话会保留。\n")[language])
    output.flush()
    if opens { BrowserOpener.open(gate.ticketURL(door.tickets.make()) + Self.field(of: opening)) }
    EndingSignals.wait(output)
  }

  /// The line that the page runs first, as a field of its address.
  private static func field(of opening: WebOpening) -> String {
    guard let line = opening.line else { return "" }
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~/"))
      .intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)))
    return "&run=" + (line.addingPercentEncoding(withAllowedCharacters: plain) ?? "")
  }
}
