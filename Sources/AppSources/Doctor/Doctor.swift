import Records
import SourceTree

/// Searches the sources of an app for common mistakes that take touches away.
package enum Doctor {
  /// Words one of which every file with a finding contains.
  private static let words = [
    "hitTest", "inside", "touchesBegan", "isUserInteractionEnabled", "Gesture", "addTarget",
    "addSubview",
  ]

  /// Examines the files of a folder.
  package static func report(
    on folder: AppFolder, named path: String, isInterrupted: () -> Bool = { false }
  ) -> DoctorReport {
    var findings: [DoctorReport.Finding] = []
    for (index, file) in folder.files.enumerated() where file.language == .swift {
      if isInterrupted() { break }
      guard let text = folder.text(of: index), words.contains(where: text.contains) else {
        continue
      }
      let unit = FrontEnds.frontEnd(for: .swift).parse(text, name: file.name, linesBefore: 0)
      let examination = FileExamination(unit, superclasses: { folder.superclasses(of: $0) })
      for found in examination.found {
        let line = unit.file.line(of: found.offset)
        findings.append(
          DoctorReport.Finding(
            kind: found.kind, file: file.path, line: line, name: found.name,
            text: String(unit.file.lineText(line).drop(while: \.isWhitespace))))
      }
    }
    let kinds = DoctorKind.all.filter { kind in findings.contains { $0.kind == kind.id } }
    return DoctorReport(
      folder: path, files: folder.files.count,
      kinds: kinds.map {
        DoctorReport.Kind(
          id: $0.id, rule: $0.rule, statement: $0.statement, scene: $0.scene)
      },
      findings: kinds.flatMap { kind in findings.filter { $0.kind == kind.id } },
      unread: folder.unread)
  }
}

extension AppFolder {
  /// The superclasses of a class, nearest first, down to the first that the folder does not
  /// declare.
  func superclasses(of name: String) -> [String] {
    var names: [String] = []
    var next = name
    while let place = places(of: next).first(where: { self[$0].kind.isClass }),
      let above = self[place].inherited.first, !names.contains(above), above != name
    {
      names.append(above)
      next = above
    }
    return names
  }
}
