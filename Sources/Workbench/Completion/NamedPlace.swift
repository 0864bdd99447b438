import Records
import Scenes
import SourceTree
import TypedProgram

/// The subject of the name at a location in a text, for `help`.
extension Completer {
  /// The help on the name at the end of a part of a file; nil if it is not in the tables.
  ///
  /// `follows` is the text after it, which in Objective-C is a part of a selector's name.
  package func help(
    onNameEnding text: String, before follows: String = "", in language: SourceLanguage
  ) -> TypeHelp? {
    switch language {
    case .swift: SwiftCompleter(session, "\(text).").helpOnLastName()
    case .objectiveC:
      ObjectiveCCompleter(session, text)?.help(before: follows, session)
    }
  }

  /// The help on a word of a proposal, such as `UIView.hitTest` or `hit`.
  package func help(on subject: String) -> TypeHelp? {
    let engine = session.scene.engine
    return TypeHelp.find(subject, in: engine) ?? TypeHelp.find(header: subject, in: engine)
  }
}

extension SwiftCompleter {
  /// The help on the name before the dot with which the text ends.
  fileprivate func helpOnLastName() -> TypeHelp? {
    let links = place.path.links
    guard let name = links.last?.name, !name.isEmpty else {
      return nil
    }
    if links.count > 1, !place.path.isImplicit {
      let before = CompletionPath(start: 0, partial: "", links: Array(links.dropLast()))
      return base(of: before).flatMap { help(onMember: name, of: $0.nominal) }
    }
    if let own = enclosing, let help = help(onMember: name, of: own) { return help }
    if let help = TypeHelp.find(name, in: engine) { return help }
    if let base = base(of: place.path) { return TypeHelp.find(base.nominal.name, in: engine) }
    return TypeHelp.find(member: name, in: engine)
  }

  /// The help on a member; for an override without help of its own, that of the member in the
  /// model.
  private func help(onMember name: String, of type: Nominal) -> TypeHelp? {
    let known = type.lineage.first { !$0.isScript }
    return known.flatMap { TypeHelp.find("\($0.name).\(name)", in: engine) }
      ?? TypeHelp.find("\(type.name).\(name)", in: engine)
  }
}

extension ObjectiveCCompleter {
  /// The help on the name with which the text ends: a piece of a selector, a property, a class.
  fileprivate func help(before follows: String, _ session: Session) -> TypeHelp? {
    let name = place.path.partial
    guard !name.isEmpty else { return nil }
    let colon = follows.hasPrefix(":") ? ":" : ""
    if let message = place.message, let base = base(of: message.receiver) {
      return help(onMember: message.pieces.joined() + name + colon, of: base.nominal)
    }
    if place.methodHead != nil, let own = enclosing {
      return help(onMember: name + colon, of: own)
    }
    if !place.path.links.isEmpty {
      return base(of: place.path).flatMap { help(onMember: name, of: $0.nominal) }
    }
    return TypeHelp.find(header: name, in: engine)
  }

  private func help(onMember name: String, of type: Nominal) -> TypeHelp? {
    let known = type.lineage.first { !$0.isScript } ?? type
    return TypeHelp.find(header: "\(table.name(of: known)).\(name)", in: engine)
  }
}
