/// How a controller comes by its view when it is first asked for it.
package struct ViewLoading: Codable, Sendable {
  /// Who makes the view.
  package enum Way: Codable, Sendable, Hashable {
    /// An override of `loadView`, by the class that has it.
    case overridden(by: String)
    /// A class of UIKit that makes a view of its own.
    case own(of: String)
    /// The default: nibs are looked for, by these names in this order (VC-3).
    case search([Name])
  }

  /// A name of a nib, and where it comes from.
  package struct Name: Codable, Sendable, Hashable {
    /// What a name of a nib is made of.
    package enum Origin: String, Codable, Sendable {
      /// What `init(nibName:bundle:)` was given (VC-20).
      case given
      /// The class's name without its `Controller` (VC-3).
      case shortened
      /// The class's name (VC-3).
      case className
    }

    /// Without the ending.
    package let name: String
    package let origin: Origin

    package init(_ name: String, _ origin: Origin) {
      self.name = name
      self.origin = origin
    }
  }

  /// The controller whose view it is.
  package let controller: ObjectName
  /// Who makes the view.
  package let way: Way
  /// The view that came of it; nil while nobody asked for it.
  package let view: ObjectName?
  /// What loading it from a nib did; nil where none was loaded.
  package let loading: NibLoadingRecord?
  /// The name among those looked for that the bundle has a nib of; nil where it has none.
  package let found: String?
  /// Whether `loadView` set none, so that the view is a plain one; left out where it did.
  package let isMissing: Bool?

  /// `there`: the names of the nibs in the bundle.
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

  /// The names that the default looks for (VC-3): that which was given, else the two that come of
  /// the name of the class.
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
