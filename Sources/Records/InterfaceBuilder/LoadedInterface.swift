/// A scene made from a file of Interface Builder.
package struct LoadedInterface: Codable, Sendable {
  /// A controller of a storyboard.
  package struct Controller: Codable, Sendable, Hashable {
    /// The word by which `load` and `instantiateViewController` find it; nil without one.
    package let identifier: String?
    /// The class that the file names.
    package let className: String
    package let isInitial: Bool

    package init(identifier: String?, className: String, isInitial: Bool) {
      self.identifier = identifier
      self.className = className
      self.isInitial = isInitial
    }
  }

  /// A class that the file names and that is not declared.
  package struct StandIn: Codable, Sendable, Hashable {
    package let className: String
    /// UIKit's class in its place.
    package let standIn: String

    package init(className: String, standIn: String) {
      self.className = className
      self.standIn = standIn
    }
  }

  /// A part of the file that is not read, with the number of its occurrences.
  package struct LeftOut: Codable, Sendable, Hashable {
    /// An element, or an attribute as `element attribute`.
    package let part: String
    package let count: Int

    package init(part: String, count: Int) {
      self.part = part
      self.count = count
    }
  }

  /// The name of the file, without its ending.
  package let name: String
  package let isStoryboard: Bool
  /// The controllers, in the order of the file.
  package let controllers: [Controller]
  /// The controller or view that is shown.
  package let shown: ObjectName?
  /// The numbers of views and constraints in the file.
  package let views: Int
  package let constraints: Int
  /// The views that are on the screen and that outlets name.
  package let outlets: [ObjectName]
  package let standIns: [StandIn]
  /// The actions of classes that are not declared: they are only logged.
  package let loggedActions: [String]
  package let leftOut: [LeftOut]
  /// The number of views on the screen whose stored frames Interface Builder marks as misplaced or
  /// whose positions it marks as ambiguous.
  package let misplaced: Int

  package init(
    name: String, isStoryboard: Bool, controllers: [Controller], shown: ObjectName?, views: Int,
    constraints: Int, outlets: [ObjectName], standIns: [StandIn], loggedActions: [String],
    leftOut: [LeftOut], misplaced: Int
  ) {
    self.name = name
    self.isStoryboard = isStoryboard
    self.controllers = controllers
    self.shown = shown
    self.views = views
    self.constraints = constraints
    self.outlets = outlets
    self.standIns = standIns
    self.loggedActions = loggedActions
    self.leftOut = leftOut
    self.misplaced = misplaced
  }
}
