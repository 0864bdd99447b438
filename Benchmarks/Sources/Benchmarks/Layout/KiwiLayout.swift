import Foundation

/// A plan solved by kiwi, a solver of the same kind, in Python: times of kiwi alone, its constraints
/// made before.
struct KiwiLayout {
  /// Nanoseconds to add all constraints to an empty solver and to read the values off, a round each.
  let wholes: [Double]
  /// Nanoseconds to suggest another value for one constant and to read the values off.
  let changes: [Double]
  /// Left, top, width and height of each view.
  let frames: [[Double]]

  /// The first Python that has kiwi, or nil.
  static var python: Program? {
    let candidates = [
      Program.inSearchPath("python3"), Program(path: "/usr/bin/python3"),
    ]
    return candidates.compactMap(\.self).first { python in
      var program = python
      program.arguments = ["-c", "import kiwisolver"]
      return program.start()?.wait() ?? false
    }
  }

  /// Runs the rounds in a process of its own; nil if that fails.
  init?(_ plan: LayoutPlan, changing relation: Int, rounds: Int, python: Program) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-benchmarks-\(getpid()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    guard
      (try? plan.text.write(to: file, atomically: true, encoding: .utf8)) != nil,
      let text = Program(
        path: python.path,
        arguments: ["-c", Self.script, file.path, "\(relation)", "\(rounds)"]
      ).output
    else { return nil }
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
    guard lines.count == plan.parents.count + 2 else { return nil }
    (wholes, changes) = (lines[0], lines[1])
    frames = Array(lines[2...])
  }

  private static let script = """
    import sys, time
    import kiwisolver as kiwi

    lines = [line.split() for line in open(sys.argv[1])]
    changed, rounds = int(sys.argv[2]), int(sys.argv[3])
    parents = [int(number) for number in lines[0]]
    relations = lines[1:]
    views = [[kiwi.Variable(f"{name}{index}") for name in ("x", "y", "w", "h")]
             for index in range(len(parents))]
    strengths = {1000: "required", 750: "strong", 250: "weak"}

    def part(view, name, inside):
        x, y, w, h = views[view]
        if inside:
            x = y = 0
        return {"left": x + 0 * w, "right": x + w, "top": y + 0 * h, "bottom": y + h,
                "width": 1 * w, "height": 1 * h, "centerX": x + 0.5 * w,
                "centerY": y + 0.5 * h}[name]

    def constraint(line):
        view, name, relation, other, otherName, multiplier, constant, priority = line
        view, other = int(view), int(other)
        left = part(view, name, other >= 0 and parents[other] == view)
        right = float(constant)
        if other >= 0:
            right = right + float(multiplier) * part(other, otherName, parents[view] == other)
        rest = left - right
        strength = strengths[int(float(priority))]
        return kiwi.Constraint(rest, {"-1": "<=", "0": "==", "1": ">="}[relation], strength)

    x, y, w, h = views[0]
    made = [(x + 0 == 0), (y + 0 == 0), (w + 0 == 390), (h + 0 == 844)]
    made += [constraint(line) for index, line in enumerate(relations) if index != changed]
    wholes, changes = [], []
    for round in range(rounds):
        solver = kiwi.Solver()
        start = time.process_time_ns()
        for one in made:
            solver.addConstraint(one)
        wanted = views[int(relations[changed][0])][3]
        solver.addEditVariable(wanted, "strong")
        solver.suggestValue(wanted, float(relations[changed][6]))
        solver.updateVariables()
        wholes.append(time.process_time_ns() - start)
        start = time.process_time_ns()
        solver.suggestValue(wanted, float(relations[changed][6]) + 1)
        solver.updateVariables()
        changes.append(time.process_time_ns() - start)
        solver.suggestValue(wanted, float(relations[changed][6]))
        solver.updateVariables()
    print(*wholes)
    print(*changes)
    for view in views:
        print(*[variable.value() for variable in view])

    """
}

extension LayoutPlan {
  /// The plan as lines: the superview of each view, then a relation a line.
  fileprivate var text: String {
    let parents = self.parents.map { "\($0 ?? -1)" }.joined(separator: " ")
    let relations = self.relations.map { relation in
      [
        "\(relation.view)", relation.part.rawValue, "\(relation.relation.rawValue)",
        "\(relation.other?.view ?? -1)", relation.other?.part.rawValue ?? "none",
        "\(relation.multiplier)", "\(relation.constant)", "\(relation.priority)",
      ].joined(separator: " ")
    }
    return ([parents] + relations).joined(separator: "\n")
  }
}
