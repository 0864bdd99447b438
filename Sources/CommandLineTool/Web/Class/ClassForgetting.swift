import Foundation
import Glibc
import Lettering
import Records
import Workbench

/// `touchstone web forget`: removes the data of classes, after listing it.
struct ClassForgetting {
  let data: String
  /// The class; nil for all.
  let code: ClassCode?
  /// Whether it is removed without a question.
  let isSure: Bool
  let language: Language

  /// The folders of classes: those with the program's file.
  private var folders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []
    return names.sorted()
      .filter { name in
        ClassCode(name)?.text == name && (code == nil || code?.text == name)
          && FileManager.default.fileExists(atPath: "\(data)/\(name)/\(ClassFolder.head)")
      }.map { "\(data)/\($0)" }
  }

  func run(_ output: Output) -> ExitStatus {
    let folders = folders
    guard !folders.isEmpty else {
      output.write(Self.nothing(data)[language] + "\n")
      output.flush()
      return .done
    }
    var locks: [ClassLock] = []
    for folder in folders {
      guard let lock = ClassLock(of: folder, alone: true) else {
        output.message("touchstone: \(Self.inUse(folder)[language])\n")
        return .cannotWrite
      }
      locks.append(lock)
    }
    for folder in folders { output.write(Self.description(folder)[language] + "\n") }
    output.flush()
    guard isSure || confirms(output) else { return .no }
    for folder in folders {
      for name in ClassFolder.contents {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
      // Files of others remain.
      rmdir(folder)
    }
    locks.removeAll()
    rmdir(data)
    output.write(Bilingual(en: "Removed.\n", zh: "已删除。\n")[language])
    output.flush()
    return .done
  }

  private func confirms(_ output: Output) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else {
      output.message(
        "touchstone: "
          + Bilingual(
            en: "nothing is removed without --yes, since there is no terminal to ask on\n",
            zh: "无法询问时，不加 --yes 就不会删除\n")[language])
      return false
    }
    output.write(Bilingual(en: "Remove all of it? [y/N] ", zh: "全部删除吗？[y/N] ")[language])
    output.flush()
    let answer = readLine()?.lowercased().filter { !$0.isWhitespace } ?? ""
    return ["y", "yes", "是"].contains(answer)
  }

  // MARK: Words

  private static func nothing(_ data: String) -> Bilingual {
    let shown = Escaping.visible(data)
    return Bilingual(
      en: "There is no data of a class in \(shown).", zh: "\(shown) 中没有班级的数据。")
  }

  private static func inUse(_ folder: String) -> Bilingual {
    let shown = Escaping.visible(folder)
    return Bilingual(
      en: "touchstone web --class uses \(shown) at the moment; end it first",
      zh: "touchstone web --class 正在使用 \(shown)；请先结束它")
  }

  /// A description of a folder, for the user who decides about it.
  private static func description(_ folder: String) -> Bilingual {
    let seats = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/seats")) ?? []
    let cards = seats.compactMap { ClassSeat($0, in: "\(folder)/seats") }
    let names = cards.count { !$0.card.name.isEmpty }
    let kilobytes = (size(of: folder) + 1023) / 1024
    let shown = Escaping.visible(folder)
    return Bilingual(
      en: "\(shown): seats: \(seats.count), with names: \(names); journals, progress, answers, "
        + "what was sent: \(kilobytes) KB",
      zh: "\(shown)：座位 \(seats.count) 个，其中有名字 \(names) 个；日志、进度、答案和发送过的内容，共 "
        + "\(kilobytes) KB")
  }

  private static func size(of folder: String) -> Int {
    let all = FileManager.default.enumerator(atPath: folder)
    var bytes = 0
    while let name = all?.nextObject() as? String {
      var status = stat()
      if lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        bytes += Int(status.st_size)
      }
    }
    return bytes
  }
}
