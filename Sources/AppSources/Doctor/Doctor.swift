import Records
import SourceTree

/// Searches the sources of an app for common mistakes that take touches away.
package enum Doctor {
  /// Words one of which every file with a finding contains.
  private static let words = [
    "hitTest", "inside", "pointInside", "touchesBegan", "serInteractionEnabled", "Gesture",
    "addTarget", "addSubview",
  ]

  /// Examines the files of a folder.
  package static func report(
    on folder: AppFolder, named path: String, isInterrupted: () -> Bool = { false }
  ) -> DoctorReport {
    var findings: [DoctorReport.Finding] = []
    for (index, file) in folder.files.enumerated() where !file.isHeader {
      if isInterrupted() { break }
      guard let text = folder.text(of: index), words.contains(where: text.contains) else {
        continue
      }
      let examination = FileExamination(
        file.parsed(text), header: header(of: index, in: folder),
        superclasses: { folder.superclasses(of: $0) })
      let unit = examination.unit
      for found in examination.found {
        let line = unit.file.line(of: found.offset)
        findings.append(
          DoctorReport.Finding(
            kind: found.kind, file: file.path, line: line, name: found.name,
            text: String(unit.file.lineText(line).drop(while: \.isWhitespace))))
      }
    }
    let kinds = DoctorKind.all.filter { kind in findings.contains { $0.kind == kind.id } }
    func language(of kind: DoctorKind) -> SourceLanguage {
      findings.contains { $0.kind == kind.id && $0.file.hasSuffix(".swift") } ? .swift : .objectiveC
    }
    return DoctorReport(
      folder: path, files: folder.files.count,
      kinds: kinds.map {
        DoctorReport.Kind(
          id: $0.id, rule: $0.rule, statement: $0.statement,
          scene: $0.scene(in: language(of: $0)))
      },
      findings: kinds.flatMap { kind in findings.filter { $0.kind == kind.id } },
      unread: folder.unread)
  }

  /// The header beside a file of Objective-C, which declares properties of its classes.
  private static func header(of index: Int, in folder: AppFolder) -> SourceUnit? {
    let file = folder.files[index]
    guard file.language == .objectiveC, let point = file.path.lastIndex(of: ".") else { return nil }
    let path = file.path[..<point] + ".h"
    // Files are in the order of their names, so that the header is just before.
    guard index > 0, folder.files[index - 1].path == path,
      let text = folder.text(of: index - 1)
    else { return nil }
    return folder.files[index - 1].parsed(text)
  }
}

extension AppFolder.File {
  fileprivate var isHeader: Bool { path.hasSuffix(".h") }

  fileprivate func parsed(_ text: String) -> SourceUnit {
    FrontEnds.frontEnd(for: language).parse(text, name: name, linesBefore: 0)
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
