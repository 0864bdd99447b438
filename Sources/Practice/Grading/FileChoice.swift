import Records

/// The files of a submission that are judged: if several declare the same class, only one of them.
///
/// The later of two would silently replace the earlier one, which may be the answer.
package struct FileChoice {
  /// The files that are judged, each required class in one of them.
  package let files: [Code]
  /// The names of the files that declare such a class again.
  package let setAside: [String]
  /// The reason why none can be chosen; nil if one was.
  package let fault: LearnerFault?

  package init(of files: [Code], for wanted: Exercise.Submission) {
    var others: [String] = []
    var fault: LearnerFault?
    let outlines = files.count < 2 ? [] : files.map { ($0.file, CodeOutline([$0])) }
    for name in wanted.classNames {
      let all = outlines.filter { $1.classes.contains { $0.name == name } }.map(\.0)
      // A header declares what the file that implements it declares again.
      let bodies = all.filter { !$0.hasSuffix(".h") }
      let declaring = bodies.isEmpty ? all : bodies
      guard declaring.count > 1 else { continue }
      // The file of the exercise's own name, or of the class's; then one whose name differs only
      // in the case of letters.
      let endings = SourceLanguage.allCases.map(\.fileEnding)
      let names = [wanted.file] + endings.map { name + $0 }
      let near = declaring.filter { file in names.contains { LikeName($0).isSame(file) } }
      let own = names.first(where: declaring.contains) ?? (near.count == 1 ? near[0] : nil)
      if let own {
        others += declaring.filter { $0 != own && !others.contains($0) }
      } else {
        fault = fault ?? .declaredTwice(name, files: declaring)
      }
    }
    self.fault = fault
    setAside = others
    self.files = files.filter { !others.contains($0.file) }
  }
}
