import Records

extension CodeDiagnostic {
  /// The same with offsets into the text of a file, in place of those among the files of its
  /// module. A note about another file has no place there.
  package func moved(to file: SourceFile) -> CodeDiagnostic {
    guard file.offset > 0 || notes.contains(where: { !file.contains($0.range) }) else {
      return self
    }
    return CodeDiagnostic(
      problem, range.moved(to: file), severity: severity,
      notes: notes.filter { file.contains($0.range) }
        .map { CodeNote($0.problem, $0.range.moved(to: file)) },
      fixIt: fixIt.map { CodeFixIt($0.range.moved(to: file), $0.replacement) })
  }
}

extension SourceRange {
  fileprivate func moved(to file: SourceFile) -> SourceRange {
    SourceRange(start - file.offset, end - file.offset)
  }
}
