/// How a controller gets its view at the first access.
package struct ViewLoading: Codable, Sendable {
  /// The way in which the view is created.
  package enum Way: Codable, Sendable, Hashable {
    /// An override of `loadView`, with the class that has it.
    case overridden(by: String)
    /// A class of UIKit that creates a view of its own.
    case own(of: String)
    /// The default: a search for nibs, by these names in this order (VC-3).
    case search([Name])
  }

  /// A name of a nib, and its origin.
  package struct Name: Codable, Sendable, Hashable {
    /// The origin of a nib's name.
    package enum Origin: String, Codable, Sendable {
      /// The argument of `init(nibName:bundle:)` (VC-20).
      case given
      /// The class's name without its `Controller` (VC-3).
      case shortened
      /// The class's name (VC-3).
      case className
    }

    /// The name without the extension.
    package let name: String
    package let origin: Origin

    package init(_ name: String, _ origin: Origin) {
      self.name = name
      self.origin = origin
    }
  }

  /// The controller whose view it is.
  package let controller: ObjectName
  /// The way in which the view is created.
  package let way: Way
  /// The resulting view; nil before the first access.
  package let view: ObjectName?
  /// The steps of loading it from a nib; nil if none was loaded.
  package let loading: NibLoadingRecord?
  /// The name of the search for which the bundle has a nib; nil if there is none.
  package let found: String?
  /// Whether `loadView` set none, so that the view is a plain one; omitted if it did.
  package let isMissing: Bool?

  /// Creates a record; `there` contains the names of the nibs in the bundle.
  package init(
    controller: ObjectName, way: Way, view: ObjectName?, isMissing: Bool = false,
    there: [String] = [], loading: NibLoadingRecord? = nil
  ) {
    self.controller = controller
    self.way = way
    self.view = view
    self.loading = loading
    if case .search(let names) = way {
      found = loading?.nib ?? names.map(\.name).first(where: there.contains)
    } else {
      found = nil
    }
    self.isMissing = isMissing ? true : nil
  }

  /// The names that the default searches for (VC-3): the given one, else the two that are derived
  /// from the name of the class.
  package static func names(given: String?, className: String) -> [Name] {
    if let given { return [Name(given, .given)] }
    let ending = "Controller"
    guard className.hasSuffix(ending), className != ending else {
      return [Name(className, .className)]
    }
    return [
      Name(String(className.dropLast(ending.count)), .shortened), Name(className, .className),
    ]
  }
}
