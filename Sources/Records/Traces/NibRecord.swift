/// A nib of the app's bundle: its views, its connections, and the steps of loading it.
package struct NibRecord: Codable, Sendable {
  /// The name in a nib of the object that loads it.
  package static let owner = "owner"

  /// A view of a nib.
  package struct View: Codable, Sendable, Hashable {
    /// Its name in the nib.
    package let name: String
    package let className: String
    /// The number of its ancestors in the nib; 0 for one at the top.
    package let depth: Int

    package init(name: String, className: String, depth: Int) {
      self.name = name
      self.className = className
      self.depth = depth
    }
  }

  /// A connection, its ends by their names in the nib, or `owner`.
  package enum Connection: Codable, Sendable, Hashable {
    /// A property that is set.
    case outlet(of: String, key: String, to: String)
    /// An action of a control.
    case action(of: String, event: String, selector: String, to: String)
    /// A property that is set to a list of objects.
    case collection(of: String, key: String, to: [String])
    /// The action of a recognizer or of an item of a bar.
    case itemAction(of: String, selector: String, to: String)
    /// A recognizer is attached to a view.
    case recognizer(String, on: String)
    /// A property that a user added in Interface Builder.
    case attribute(of: String, path: String, value: String)
    /// A segue is connected with what the user touches.
    case segue(of: String)

    private enum RecognizerCodingKeys: String, CodingKey { case _0 = "recognizer", on }
  }

  /// The name, without the extension.
  package let name: String
  /// The views, each after its superview.
  package let views: [View]
  package let connections: [Connection]
  /// The record of the last loading; nil before that.
  package let loading: NibLoadingRecord?

  /// Whether a controller can load its view from it (EX-15).
  package var isViewConnected: Bool {
    connections.contains { connection in
      guard case .outlet(Self.owner, "view", _) = connection else { return false }
      return true
    }
  }

  package init(
    name: String, views: [View], connections: [Connection], loading: NibLoadingRecord?
  ) {
    self.name = name
    self.views = views
    self.connections = connections
    self.loading = loading
  }
}

/// The steps of a nib's loading (VC-21).
package struct NibLoadingRecord: Codable, Sendable, Hashable {
  /// One step; views have their names in the nib.
  package enum Step: Codable, Sendable, Hashable {
    /// `init(coder:)` of a view begins.
    case decodes(ObjectName)
    /// An outlet or an action is connected.
    case connects(NibRecord.Connection)
    /// A view receives `awakeFromNib`; whether the user's code implements it.
    case wakes(ObjectName, isOwn: Bool)

    private enum DecodesCodingKeys: String, CodingKey { case _0 = "view" }
    private enum ConnectsCodingKeys: String, CodingKey { case _0 = "connection" }
    private enum WakesCodingKeys: String, CodingKey { case _0 = "view", isOwn }
  }

  /// The name of the nib.
  package let nib: String
  /// The object that loaded it; nil if there was none, or if it was deallocated.
  package let owner: ObjectName?
  package let steps: [Step]

  package init(nib: String, owner: ObjectName?, steps: [Step]) {
    self.nib = nib
    self.owner = owner
    self.steps = steps
  }

  /// The steps with names as in `expect nib`: `card init(coder:)`, `owner.ok = ok`, `card
  /// awakeFromNib`.
  package var lines: [String] { steps.map(\.line) }
}

extension NibLoadingRecord.Step {
  fileprivate var line: String {
    switch self {
    case .decodes(let view): "\(view.text) init(coder:)"
    case .connects(let connection): connection.line
    case .wakes(let view, _): "\(view.text) awakeFromNib"
    }
  }
}

extension NibRecord.Connection {
  /// The connection as code would make it: `owner.ok = ok`, `ok touchUpInside owner.save:`.
  package var line: String {
    switch self {
    case .outlet(let end, let key, let value): "\(end).\(key) = \(value)"
    case .action(let control, let event, let selector, let target):
      "\(control) \(event) \(target).\(selector)"
    case .collection(let end, let key, let values):
      "\(end).\(key) = [\(values.joined(separator: ", "))]"
    case .itemAction(let item, let selector, let target): "\(item) \(target).\(selector)"
    case .recognizer(let recognizer, let view): "\(recognizer) on \(view)"
    case .attribute(let end, let path, let value): "\(end).\(path) = \(value)"
    case .segue(let end): "\(end) perform:"
    }
  }
}
