import Machine
import TypedProgram

extension SwiftEngine {
  /// The instructions of every function of a text and of its top level, as text; nothing of it
  /// runs. Throws what is wrong with the text.
  package func disassembly(of text: String, file: String, isTraced: Bool) throws -> String {
    let unit = try check(text, file: file, as: .prompt)
    let own = module.checkedFunctions.filter { $0.file?.name == file }
    let listings = machine.listings(of: (unit.entry.map { [$0] } ?? []) + own, isTraced: isTraced)
    return listings.map { listing in
      let title = listing.name == "()" ? "top level" : listing.name
      return ([title] + listing.lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
