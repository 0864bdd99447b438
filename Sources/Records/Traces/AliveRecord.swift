/// The references that keep an object alive.
package struct AliveRecord: Codable, Sendable {
  /// A root that references objects without being referenced itself.
  package enum Keeper: Codable, Sendable, Hashable {
    /// The app shows its windows.
    case window
    /// The delegate of the app, or of its scene.
    case delegate
    /// A global or static variable.
    case variable(String)
    /// A name that a command gave.
    case name(String)
    /// A running timer (VC-31).
    case runLoop
    /// An observer that is a closure.
    case notificationCenter
    /// A delayed call of a selector.
    case delayedCall
    /// A closure or a work item in the main queue.
    case mainQueue
  }

  /// The source or target of a reference.
  package enum Thing: Codable, Sendable, Hashable {
    case object(ObjectName)
    /// A closure, or a function as a value, by its name.
    case closure(String)
  }

  /// The kind of a reference.
  package enum Way: Codable, Sendable, Hashable {
    /// A property; with the index for an array: `rows[2]`.
    case property(String)
    /// A closure's capture of a variable, or of `self`.
    case capture(String)
    /// The storage of a value.
    case part
  }

  /// One step of a chain: the object that the one before references, and the reference.
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

  /// A change that releases an object.
  package enum Cure: Codable, Sendable, Hashable {
    /// A closure that captures `self`, or a variable, weakly.
    case weakCapture(String, closure: String)
    /// A property that leads back, such as to a delegate or an owner, and is weak.
    case weakProperty(String, of: String)
    /// A timer or a display link that the run loop retains, with its property if it is in one: its
    /// owner has to invalidate it (VC-31, VC-33).
    case invalidate(String?)
    /// An observer that the notification center retains.
    case removeObserver
    /// Any reference of the cycle.
    case anyReference
  }

  /// The references that keep one object alive.
  package struct Finding: Codable, Sendable, Hashable {
    package let object: ObjectName
    /// The root that retains it, and the chain from there to it.
    package let keeper: Keeper?
    package let chain: Chain?
    /// The cycle that contains it, or one of its referrers; the last link leads to the first.
    package let cycle: Chain?
    /// The chain from the cycle to the object, if it is not in it itself.
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

  /// The subject of the question: an object's name, or a class.
  package let asked: String
  package let findings: [Finding]
  /// The number of further instances of the class.
  package let further: Int

  package init(asked: String, findings: [Finding], further: Int) {
    self.asked = asked
    self.findings = findings
    self.further = further
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension AliveRecord.Cure {
  private enum WeakCaptureCodingKeys: String, CodingKey { case _0 = "capture", closure }
  private enum WeakPropertyCodingKeys: String, CodingKey { case _0 = "property", of }
}
