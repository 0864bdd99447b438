/// Who keeps an object alive.
package struct AliveRecord: Codable, Sendable {
  /// What keeps an object without being held itself.
  package enum Keeper: Codable, Sendable, Hashable {
    /// The app shows its windows.
    case window
    /// The delegate of the app, or of its scene.
    case delegate
    /// A variable of the top level, or a static one.
    case variable(String)
    /// A name that a command gave.
    case name(String)
    /// A timer that runs (VC-31).
    case runLoop
    /// An observer that is a closure.
    case notificationCenter
    /// A call by name that waits.
    case delayedCall
    /// A closure or an item that waits in the main queue.
    case mainQueue
  }

  /// Something that holds, or is held.
  package enum Thing: Codable, Sendable, Hashable {
    case object(ObjectName)
    /// A closure, or a function as a value, by its name.
    case closure(String)
  }

  /// By what something is held.
  package enum Way: Codable, Sendable, Hashable {
    /// A property; with the index for an array: `rows[2]`.
    case property(String)
    /// A closure's copy of a variable, or of `self`.
    case capture(String)
    /// The memory of a value.
    case part
  }

  /// One step of a chain: what the one before holds, and by what.
  package struct Link: Codable, Sendable, Hashable {
    package let way: Way
    package let thing: Thing

    package init(way: Way, thing: Thing) {
      self.way = way
      self.thing = thing
    }
  }

  /// References one after the other.
  package struct Chain: Codable, Sendable, Hashable {
    package let first: Thing
    package let links: [Link]

    package init(first: Thing, links: [Link]) {
      self.first = first
      self.links = links
    }
  }

  /// What lets an object go.
  package enum Cure: Codable, Sendable, Hashable {
    /// A closure that captures `self`, or a variable, weakly.
    case weakCapture(String, closure: String)
    /// A property that leads back, as to a delegate or an owner, and is weak.
    case weakProperty(String, of: String)
    /// A timer or a display link that the run loop keeps, in a property where it is in one: its
    /// owner has to invalidate it (VC-31, VC-33).
    case invalidate(String?)
    /// An observer that the notification center keeps.
    case removeObserver
    /// Any reference of the cycle.
    case anyReference
  }

  /// What keeps one object.
  package struct Finding: Codable, Sendable, Hashable {
    package let object: ObjectName
    /// What keeps it from outside, and how that leads to it.
    package let keeper: Keeper?
    package let chain: Chain?
    /// The cycle that it is in, or that one of its holders is in; the last link leads to the first.
    package let cycle: Chain?
    /// How the cycle leads to the object, where it is not in it itself.
    package let fromCycle: [Link]?
    package let cure: Cure?

    package init(
      object: ObjectName, keeper: Keeper?, chain: Chain?, cycle: Chain?, fromCycle: [Link]?,
      cure: Cure?
    ) {
      self.object = object
      self.keeper = keeper
      self.chain = chain
      self.cycle = cycle
      self.fromCycle = fromCycle
      self.cure = cure
    }
  }

  /// What was asked for: an object's name, or a class.
  package let asked: String
  package let findings: [Finding]
  /// How many more objects of the class live.
  package let further: Int

  package init(asked: String, findings: [Finding], further: Int) {
    self.asked = asked
    self.findings = findings
    self.further = further
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension AliveRecord.Cure {
  private enum WeakCaptureCodingKeys: String, CodingKey { case _0 = "capture", closure }
  private enum WeakPropertyCodingKeys: String, CodingKey { case _0 = "property", of }
}
