/// A nib of the app's bundle: its views, its connections, and what loading it did.
package struct NibRecord: Codable, Sendable {
  /// What the object that loads a nib is called in it.
  package static let owner = "owner"

  /// A view of a nib.
  package struct View: Codable, Sendable, Hashable {
    /// What the nib calls it.
    package let name: String
    package let className: String
    /// How many views of the nib it is in; 0 for one at the top.
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
  }

  /// The name, without the ending.
  package let name: String
  /// Each after the one that it is in.
  package let views: [View]
  package let connections: [Connection]
  /// What happened when it was last loaded; nil before that.
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

/// What happened while a nib was loaded (VC-21).
package struct NibLoadingRecord: Codable, Sendable, Hashable {
  /// One thing that happened; views are called as in the nib.
  package enum Step: Codable, Sendable, Hashable {
    /// `init(coder:)` of a view begins.
    case decodes(ObjectName)
    /// An outlet or an action is connected.
    case connects(NibRecord.Connection)
    /// A view gets `awakeFromNib`; whether code of the user's hears it.
    case wakes(ObjectName, isOwn: Bool)

    private enum DecodesCodingKeys: String, CodingKey { case _0 = "view" }
    private enum ConnectsCodingKeys: String, CodingKey { case _0 = "connection" }
    private enum WakesCodingKeys: String, CodingKey { case _0 = "view", isOwn }
  }

  /// The name of the nib.
  package let nib: String
  /// What loaded it; nil where nothing did, or where it is gone.
  package let owner: ObjectName?
  package let steps: [Step]

  package init(nib: String, owner: ObjectName?, steps: [Step]) {
    self.nib = nib
    self.owner = owner
    self.steps = steps
  }

  /// The steps as `expect nib` names them: `card init(coder:)`, `owner.ok = ok`, `card
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
    }
  }
}
