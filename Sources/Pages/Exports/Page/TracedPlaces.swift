import Records

/// The positions of a trace's views in the scene: a trace contains only names, and several views
/// may have one name.
struct TracedPlaces {
  /// For each step the index of its view; nil for a view that is not in the scene any more.
  private(set) var steps: [Int?] = []
  private(set) var result: Int?
  /// For each step the indices of the views that it never asked.
  private(set) var neverAsked: [[Int]] = []

  init(_ subject: ExportSubject) {
    guard let trace = subject.trace else { return }
    var named: [ObjectName: Int] = [:]
    var free: [Key: [Int]] = [:]
    for (place, name) in subject.names.enumerated() {
      named[name] = place
      free[Key(name: name, superview: subject.scene.views[place].superview), default: []]
        .append(place)
    }
    var taken: [Key: Int] = [:]
    for step in trace.steps {
      let key = Key(name: step.view, superview: step.askedBy.flatMap { steps[$0 - 1] })
      // Subviews are asked last first; a view that code asks again has no free index any more.
      let place = free[key]?.popLast() ?? taken[key] ?? named[step.view]
      taken[key] = place
      steps.append(place)
    }
    for (index, step) in trace.steps.enumerated() {
      neverAsked.append(
        step.neverAsked.compactMap { free[Key(name: $0, superview: steps[index])]?.popLast() })
    }
    guard let name = trace.result else { return }
    let last = trace.steps.indices.last { trace.steps[$0].view == name }
    result = last.flatMap { steps[$0] } ?? named[name]
  }

  /// Views of one name in one superview.
  private struct Key: Hashable {
    let name: ObjectName
    let superview: Int?
  }
}
