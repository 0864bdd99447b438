/// The classes found in a folder of sources, and the parts of them that run in the scene.
package struct SourcesReport: Codable, Sendable {
  /// A part of a class that was left out, with the reason.
  package struct LeftOut: Codable, Sendable, Hashable {
    /// The member as it is called: `layoutSubviews`, `init(frame:)`; a protocol of the head.
    package let member: String
    package let line: Int
    package let reason: Reason

    package init(member: String, line: Int, reason: Reason) {
      self.member = member
      self.line = line
      self.reason = reason
    }
  }

  /// The reason why something cannot run here.
  package enum Reason: Codable, Sendable, Hashable {
    /// A name that is neither in the folder nor in the workbench.
    case missing(String)
    /// The checker refuses it.
    case code(CodeProblem)
    /// It stops while the scene is built.
    case stops(RunProblem)
    /// It depends on more of the folder than is read at once.
    case tooMuch
  }

  /// A class that runs in the scene.
  package struct Found: Codable, Sendable {
    package let name: String
    /// The path in the folder.
    package let file: String
    package let line: Int
    /// The members that affect touches, including those of superclasses and extensions.
    package let members: [String]
    package let leftOut: [LeftOut]
    /// The views that are instances of it now.
    package var views: [ObjectName]
    /// The number of views that its initializer created and that are not in the dump.
    package var removed: Int
    /// The outlets that were connected because only one view fits.
    package var outlets: [Outlet]

    package init(
      name: String, file: String, line: Int, members: [String], leftOut: [LeftOut],
      views: [ObjectName] = [], removed: Int = 0, outlets: [Outlet] = []
    ) {
      self.name = name
      self.file = file
      self.line = line
      self.members = members
      self.leftOut = leftOut
      self.views = views
      self.removed = removed
      self.outlets = outlets
    }
  }

  /// An outlet of a view, and the view that it was connected to.
  package struct Outlet: Codable, Sendable {
    package let view: ObjectName
    package let name: String
    package let destination: ObjectName

    package init(view: ObjectName, name: String, destination: ObjectName) {
      self.view = view
      self.name = name
      self.destination = destination
    }
  }

  /// A class that does not run at all, or a view that could not become an instance of it.
  package struct Refused: Codable, Sendable {
    package let name: String
    /// The path in the folder, and the line in that file.
    package let file: String
    package let line: Int
    package let reason: Reason

    package init(name: String, file: String, line: Int, reason: Reason) {
      self.name = name
      self.file = file
      self.line = line
      self.reason = reason
    }
  }

  /// Another declaration that a class needs.
  package struct Needed: Codable, Sendable {
    package let name: String
    package let file: String
    package let line: Int
    package let leftOut: [LeftOut]

    package init(name: String, file: String, line: Int, leftOut: [LeftOut]) {
      self.name = name
      self.file = file
      self.line = line
      self.leftOut = leftOut
    }
  }

  /// A file that was not read.
  package struct UnreadFile: Codable, Sendable, Hashable {
    package enum Reason: Codable, Sendable, Hashable {
      case tooLarge(limit: Int)
      case notText
      case system(SystemReason)
      /// There are more files, or deeper folders, than are read.
      case tooMany(limit: Int)
      case tooDeep(limit: Int)
    }

    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// The folder as it was typed; nil where the classes were already declared.
  package let folder: String?
  /// The number of files of code in it.
  package let files: Int
  package var found: [Found]
  package let needed: [Needed]
  /// Classes that exist and override nothing that affects touches.
  package let plain: [String]
  package let notFound: [String]
  package var refused: [Refused]
  package let unread: [UnreadFile]

  package init(
    folder: String?, files: Int, found: [Found], needed: [Needed] = [], plain: [String] = [],
    notFound: [String] = [], refused: [Refused] = [], unread: [UnreadFile] = []
  ) {
    self.folder = folder
    self.files = files
    self.found = found
    self.needed = needed
    self.plain = plain
    self.notFound = notFound
    self.refused = refused
    self.unread = unread
  }
}
