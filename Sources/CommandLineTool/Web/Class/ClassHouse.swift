import Foundation
import Glibc
import Lettering
import Pages
import Records
import WebServer

/// The server of a class.
struct ClassHouse {
  private let listener: WebListener
  private let door: ClassDoor
  private let place: WebPlace
  private let lock: ClassLock

  /// The default port of a class, since its address is written on the board.
  private static let ordinaryPort = 8484

  /// Starts listening. Throws the reason if that fails.
  init(_ options: ClassOptions, code: ClassCode, port: Int?, language: Language) throws {
    let folder = try ClassFolder(code, in: options.folder)
    guard let lock = ClassLock(of: folder.path, alone: false) else {
      throw Problem.cannotWrite(folder.path, reason: .number(EWOULDBLOCK))
    }
    self.lock = lock
    Self.raiseDescriptors()
    let host = options.host ?? "127.0.0.1"
    var bounds = WebListener.Bounds()
    bounds.mostConnections = 1024
    do throws(LiveFailure) {
      listener = try WebListener(host: host, port: port ?? Self.ordinaryPort, bounds: bounds)
    } catch {
      throw WebProblem(error)
    }
    place = WebPlace(
      host: host, port: listener.port, names: HostAddresses.names,
      behind: options.behind.flatMap(PublicAddress.init))
    let most = options.seats ?? 60
    let metrics = WebMetrics()
    let seats = Seats(bounds: Self.bounds(most), metrics: metrics) {
      id throws(WorkerFailure) in
      let seat = folder.folder(of: id)
      return try WorkerProcess(
        program: "/proc/self/exe", arguments: ["web-worker", "\(seat)/journal", "--seat", seat])
    }
    let keys = folder.keys
    let proxies = options.proxy.isEmpty ? ["127.0.0.1", "::1"] : options.proxy
    door = ClassDoor(
      gate: ClassGate(place: place, token: keys.teacher) { keys.secret(ofSeat: $0) },
      folder: folder, seats: seats, content: .load(), metrics: metrics, most: most,
      proxies: options.behind == nil ? [] : proxies, language: language)
  }

  /// The estimated memory of a seat's process, in megabytes.
  private static let megabytes = 48

  /// The maximum number of seats with a process: as many as fit into half of the memory.
  private static func bounds(_ most: Int) -> Seats.Bounds {
    var bounds = Seats.Bounds()
    let memory = Int(ProcessInfo.processInfo.physicalMemory >> 20)
    bounds.mostAwake = max(4, min(most, memory / 2 / megabytes))
    bounds.idle = .seconds(300)
    return bounds
  }

  /// Connections and processes of a class need more descriptors than the default limit.
  private static func raiseDescriptors() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(7), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(7), &limit)
  }

  /// Answers until Ctrl-C.
  func run(output: Output, language: Language) -> Never {
    EndingSignals.block()
    WebPrepareSubcommand.start()
    listener.answer { [door] in await door.response(to: $0) }
    for line in lines(language) { output.write(line + "\n") }
    output.flush()
    EndingSignals.wait(output)
  }

  /// The lines that are shown at the start: the teacher's address first, then the learners'.
  private func lines(_ language: Language) -> [String] {
    let isEverywhere = place.behind == nil && ["0.0.0.0", "::"].contains(place.host)
    let addresses = isEverywhere ? HostAddresses.numeric : []
    let own =
      isEverywhere
      ? WebPlace(host: "127.0.0.1", port: place.port) : place
    let teacher = door.gate.teacherURL.replacing(place.url, with: own.url)
    let learners =
      addresses.isEmpty
      ? [own.url] : addresses.map { WebPlace(host: $0, port: place.port).url }
    let code = door.folder.code.text
    let data = Escaping.visible(door.folder.path)
    var said = [
      Bilingual(
        en: "The first address is yours alone. The other is for learners, up to \(door.most); the "
          + "code is \(code).",
        zh: "第一个地址只供你自己使用。其他地址给学生，最多 \(door.most) 人；班级代码是 \(code)。")
    ]
    said += reach
    said.append(
      Bilingual(
        en: "The data is in \(data); touchstone web forget removes it. Ctrl-C ends this, and seats "
          + "are kept.",
        zh: "数据在 \(data)，用 touchstone web forget 删除。按 Ctrl-C 结束，座位会保留。"))
    return [teacher] + learners.map { "\($0)/?code=\(code)" } + said.map { $0[language] }
  }

  /// The remarks about who can reach it.
  private var reach: [Bilingual] {
    if let behind = place.behind {
      guard !behind.isSecure else { return [] }
      return [Self.isOpen]
    }
    guard !["127.0.0.1", "::1"].contains(place.host) else {
      return [
        Bilingual(
          en: "Only this computer reaches it: --host 0.0.0.0 lets the network in.",
          zh: "只有这台电脑能访问；用 --host 0.0.0.0 让网络中的电脑访问。")
      ]
    }
    return [Self.isOpen]
  }

  private static let isOpen = Bilingual(
    en: "Nothing is encrypted: who is in this network can read along, and take a seat over. Where "
      + "that matters, put a proxy with TLS in front and name its address: --behind https://…",
    zh: "没有加密：同一网络中的人可以读到内容，也可能冒用座位。如果不能接受，请在前面放一个带 TLS 的代理，"
      + "并写明它的地址：--behind https://…")
}
