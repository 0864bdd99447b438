import Records

extension LiveProblem {
  /// The problem, and what to do.
  package var wording: Bilingual {
    switch self {
    case .noTerminal:
      Bilingual(
        en: "--live follows a session at a prompt; start it on a terminal",
        zh: "--live 跟随提示符下的会话；请在终端里启动")
    case .portInUse(let port):
      Bilingual(
        en:
          "another program uses port \(port); name another, such as --live \(Self.other(port)), or "
          + "--live 0 for any that is free",
        zh: "端口 \(port) 已被别的程序占用；请换一个，如 --live \(Self.other(port))，或用 --live 0 任选一个空闲的")
    case .portNotAllowed(let port):
      Bilingual(
        en: "port \(port) is for programs of the system; name one from 1024 to 65535",
        zh: "端口 \(port) 只供系统程序使用；请用 1024 到 65535 之间的端口")
    case .noAddress(let host):
      Bilingual(
        en: "`\(host.shortened(to: 40))` is not an address of this computer; --host takes one in "
          + "numbers, such as 192.168.1.5, or 0.0.0.0 for all of them",
        zh: "`\(host.shortened(to: 40))` 不是这台电脑的地址；--host 要写数字地址，如 192.168.1.5，"
          + "或用 0.0.0.0 表示全部")
    case .failed(let reason):
      Bilingual(
        en: "no page can be served: \(reason.wording.en)", zh: "无法提供页面：\(reason.wording.zh)")
    }
  }

  private static func other(_ port: Int) -> Int { port < 65_535 ? port + 1 : port - 1 }
}
