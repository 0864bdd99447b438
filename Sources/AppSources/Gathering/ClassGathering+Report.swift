import Records

/// The classes that were taken, and the parts that were left out.
extension ClassGathering {
  /// Adds what is not taken at all.
  func addRefusals(to result: inout GatheredClasses) {
    for (name, refusal) in refusals.sorted(by: { $0.key < $1.key }) {
      result.refused.append(
        SourcesReport.Refused(
          name: name, file: folder.files[refusal.place.file].path,
          line: folder[refusal.place].line, reason: refusal.reason))
    }
  }

  /// Adds what is taken, with what was left out of it.
  func report(
    _ names: [String], to result: inout GatheredClasses, _ language: SourceLanguage
  ) {
    addRefusals(to: &result)
    let order = order
    if !order.isEmpty { result.sections[language] = order.map { $0.section() } }
    let types = pieces.map { folder[$0.place] }.filter { !$0.kind.isAddition }
    let kept = Set(types.map(\.name))
    for name in names where kept.contains(name) && refusals[name] == nil {
      guard let place = search.place(of: name) else { continue }
      let leftOut = leftOut(of: name)
      let gone = Set(leftOut.map { $0.member.split(separator: "(").first.map(String.init) ?? "" })
      result.taken.append(
        GatheredClasses.Taken(
          name: name, file: folder.files[place.file].path, line: folder[place].line,
          members: search.touchMembers(of: name).filter { !gone.contains($0) },
          leftOut: leftOut))
    }
    var known = Set(names)
    let ordered = pieces.sorted {
      ($0.place.file, $0.place.index) < ($1.place.file, $1.place.index)
    }
    for piece in ordered {
      let declared = folder[piece.place]
      guard known.insert(declared.kind.isAddition ? "\(declared.name) +" : declared.name).inserted,
        !(declared.kind.isAddition && names.contains(declared.name))
      else { continue }
      result.needed.append(
        SourcesReport.Needed(
          name: declared.kind.isAddition ? "extension \(declared.name)" : declared.name,
          file: folder.files[piece.place.file].path, line: declared.line,
          leftOut: files[piece.place.file]?.leftOut[piece.part.range.start] ?? []))
    }
  }

  private func leftOut(of name: String) -> [SourcesReport.LeftOut] {
    pieces.filter { folder[$0.place].name == name }.flatMap {
      files[$0.place.file]?.leftOut[$0.part.range.start] ?? []
    }
  }
}
