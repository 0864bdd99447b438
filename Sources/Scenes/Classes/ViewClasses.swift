import Foundation
import UIKitBindings
import UIKitModel

/// A class of views that can be created: one of the model, from its row, or one of a script.
package struct ViewClass {
  package let name: String
  /// Short words for it, the usual one first.
  package let words: [String]
  /// Whether its views are windows.
  package let isOfWindows: Bool
  private let maker: (CGRect) throws -> UIView

  /// Creates a class of the model; nil for one of other objects.
  private init?(_ row: ModelClass) {
    guard case .view(let make) = row.maker else { return nil }
    name = row.name
    words = row.words
    isOfWindows = row.type == UIWindow.self
    maker = make
  }

  /// Creates a class that a script declared.
  init(script name: String, isOfWindows: Bool, make: @escaping (CGRect) throws -> UIView) {
    self.name = name
    self.isOfWindows = isOfWindows
    words = []
    maker = make
  }

  /// Creates a view with a frame. Throws if a script's initializer stops.
  package func make(_ frame: CGRect) throws -> UIView { try maker(frame) }

  /// The model's classes.
  package static let all: [ViewClass] = UIKitTable.classes.compactMap { ViewClass($0) }

  private static let byWord: [String: ViewClass] = {
    var table: [String: ViewClass] = [:]
    for row in all { for word in [row.name] + row.words { table[word.lowercased()] = row } }
    return table
  }()

  /// The class for a short word or a name of UIKit's, in any case.
  package static func named(_ word: String) -> ViewClass? {
    byWord[word.lowercased()]
  }

  /// The names of all classes.
  package static let names: [String] = all.map(\.name)
}

/// A class of controllers that can be created: one of the model, from its row, or one of a script.
package struct ControllerClass {
  package let name: String
  /// Short words for it, the usual one first.
  package let words: [String]
  /// Creates a controller. Throws if a script's initializer stops.
  package let make: () throws -> UIViewController

  /// Creates a class of the model; nil for one of other objects.
  private init?(_ row: ModelClass) {
    guard case .controller(let make) = row.maker else { return nil }
    name = row.name
    words = row.words
    self.make = make
  }

  /// Creates a class that a script declared.
  init(script name: String, make: @escaping () throws -> UIViewController) {
    self.name = name
    words = []
    self.make = make
  }

  /// The model's classes.
  package static let all: [ControllerClass] = UIKitTable.classes.compactMap { ControllerClass($0) }

  /// The class for a short word or a name of UIKit's, in any case.
  package static func named(_ word: String) -> ControllerClass? {
    let lower = word.lowercased()
    return all.first { $0.name.lowercased() == lower || $0.words.contains(lower) }
  }
}
