import Records
import Wording

/// The reason why no workbench is served to browsers.
package enum WebProblem: Error, Sendable, Equatable {
  /// Another program listens at the port.
  case portInUse(Int)
  /// The port is reserved for the system's own programs.
  case portNotAllowed(Int)
  case failed(SystemReason)

  /// The problem, and how to avoid it.
  package var wording: Bilingual {
    switch self {
    case .portInUse(let port):
      Bilingual(
        en: "another program uses port \(port); name another, such as --port "
          + "\(port < 65_535 ? port + 1 : port - 1), or none for any that is free",
        zh: "端口 \(port) 已被别的程序占用；请换一个，如 --port "
          + "\(port < 65_535 ? port + 1 : port - 1)，或不写，任选一个空闲的")
    case .portNotAllowed(let port):
      Bilingual(
        en: "port \(port) is for programs of the system; name one from 1024 to 65535",
        zh: "端口 \(port) 只供系统程序使用；请用 1024 到 65535 之间的端口")
    case .failed(let reason):
      Bilingual(
        en: "no page can be served: \(reason.wording.en)", zh: "无法提供页面：\(reason.wording.zh)")
    }
  }
}
