import Foundation
import Scenes
import UIKitBindings

/// The comparison of the workbench with clang.
package struct ClangComparison {
  private let clang: Clang
  /// The number of texts that were compared.
  package private(set) var count = 0

  /// Writes the headers of the model into a folder, for clang.
  package init(in folder: URL) throws {
    clang = try Clang(headers: Self.headers, in: folder)
  }

  /// The model as one header.
  package static var headers: String {
    ObjectiveCContents(SwiftEngine.library).map { HeaderWriter.text($0) } ?? ""
  }

  /// The differences of clang from what a program of the corpus expects. A refusal is the
  /// workbench's alone.
  package mutating func differences(of program: ObjectiveCProgram) -> [String] {
    count += 1
    guard !program.expectations.contains(where: { $0.word == "refused" }) else { return [] }
    return OracleCorpus.differences(clang.findings(program.text), of: program)
  }

  /// How the workbench and clang differ about a text: both accept it, or the first error of both is
  /// in the same line, or the workbench refuses by name what it does not run.
  package mutating func difference(of text: RepositoryTexts.Text) -> String? {
    count += 1
    let theirs = clang.findings(text.text).first(where: \.isError)
    let ours = workbenchFindings(text.text).first(where: \.isError)
    if theirs?.line == ours?.line { return nil }
    if theirs == nil, let ours, ours.text.contains("not run here") { return nil }
    func said(_ finding: Finding?) -> String {
      finding.map { "\($0.line) `\($0.text)`" } ?? "nothing"
    }
    return "\(text.name): clang says \(said(theirs)), the workbench \(said(ours))"
  }
}
