import CEditLine
import Glibc

/// Earlier entries, each once, the newest last; in memory, in libedit's list and in a file.
package final class History {
  /// libedit's own list, which its keys walk through.
  package let list: OpaquePointer
  package private(set) var items: [String] = []
  /// The reason why nothing is written; nil if all is well or no file was requested.
  package private(set) var problem: HistoryProblem?

  private let limit: Int
  private let file: HistoryFile?

  package init(path: String?, limit: Int) {
    guard let list = history_winit() else { fatalError("libedit: no memory for a history") }
    self.list = list
    self.limit = limit
    file = path.map(HistoryFile.init)
    ceditline_history_limit(list, Int32(limit))
    guard let file else { return }
    do throws(HistoryProblem) {
      items = collapsed(try file.items())
      try checkFolder(of: file.path)
    } catch {
      problem = error
    }
    rebuildList()
  }

  isolated deinit {
    history_wend(list)
  }

  /// Adds an entry as the newest, even if there was one like it.
  package func add(_ entry: String) {
    let item = entry.trimmingLineBreaks()
    guard !item.allSatisfy(\.isWhitespace) else { return }
    if let known = items.firstIndex(of: item) {
      items.remove(at: known)
      items.append(item)
      rebuildList()
    } else {
      items.append(item)
      if items.count > limit { items.removeFirst() }
      // libedit forgets its oldest by itself.
      item.withWideString { ceditline_history_add(list, $0) }
    }
    save(item)
  }

  private func save(_ item: String) {
    guard let file, problem == nil else { return }
    do throws(HistoryProblem) {
      try file.add(item, limit: limit)
    } catch {
      problem = error
    }
  }

  /// The newest of equal items, up to the limit.
  private func collapsed(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    let newestFirst = items.reversed().filter { seen.insert($0).inserted }
    return newestFirst.prefix(limit).reversed()
  }

  private func rebuildList() {
    ceditline_history_clear(list)
    for item in items { item.withWideString { ceditline_history_add(list, $0) } }
  }

  /// Detects early that nothing can be written, to inform the user before typing.
  private func checkFolder(of path: String) throws(HistoryProblem) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite(errno) }
  }
}
