import Records

/// Where the views of a trace are in the scene: a trace has names alone, and several views may have
/// one name.
struct TracedPlaces {
  /// For each step the place of its view; nil for one that is not in the scene any more.
  private(set) var steps: [Int?] = []
  private(set) var result: Int?
  /// For each step the places of the views that it never asked.
  private(set) var neverAsked: [[Int]] = []

  init(_ subject: ExportSubject) {
    guard let trace = subject.trace else { return }
    var named: [ObjectName: [Int]] = [:]
    for (place, name) in subject.names.enumerated() { named[name, default: []].append(place) }
    var used: Set<Int> = []
    for step in trace.steps {
      let asker = step.askedBy.flatMap { steps[$0 - 1] }
      var candidates = named[step.view] ?? []
      let inside = candidates.filter { subject.scene.views[$0].superview == asker }
      if !inside.isEmpty { candidates = inside }
      // Subviews are asked last first.
      let place = candidates.last { !used.contains($0) } ?? candidates.last
      if let place { used.insert(place) }
      steps.append(place)
    }
    for (index, step) in trace.steps.enumerated() {
      var places: [Int] = []
      for name in step.neverAsked {
        let place = (named[name] ?? []).last {
          !used.contains($0) && subject.scene.views[$0].superview == steps[index]
        }
        guard let place else { continue }
        used.insert(place)
        places.append(place)
      }
      neverAsked.append(places)
    }
    guard let name = trace.result else { return }
    let last = trace.steps.indices.last { trace.steps[$0].view == name }
    result = last.flatMap { steps[$0] } ?? named[name]?.last
  }
}
