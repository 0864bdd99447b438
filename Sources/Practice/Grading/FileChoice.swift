import Records

/// The files of a submission that are judged: where several declare the class, one does.
///
/// The later of two would silently take the place of the earlier one, which may be the answer.
package struct FileChoice {
  /// The files that are judged, the one with the class among them.
  package let files: [Code]
  /// The names of those that declare the class once more.
  package let setAside: [String]
  /// Why none can be chosen; nil when one was.
  package let fault: LearnerFault?

  package init(of files: [Code], for wanted: Exercise.Submission) {
    let declaring =
      files.count < 2
      ? []
      : files.filter { file in
        CodeOutline([file.text]).classes.contains { $0.name == wanted.className }
      }.map(\.file)
    let isAmbiguous = declaring.count > 1 && !declaring.contains(wanted.file)
    fault = isAmbiguous ? .declaredTwice(wanted.className, files: declaring) : nil
    let others = declaring.count > 1 && !isAmbiguous ? declaring.filter { $0 != wanted.file } : []
    setAside = others
    self.files = files.filter { !others.contains($0.file) }
  }
}
