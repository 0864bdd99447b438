import Foundation

/// A program of `Tests/OraclePrograms/Tasks`, with the map that its task asks for.
nonisolated struct TaskProgram: Sendable {
  /// Whether a program solves its task.
  enum Verdict: Sendable {
    case right
    /// Its map differs from what the task asks for, exactly where the function says.
    case wrong(@Sendable (Spot) -> Bool)
    /// Its map is what the task asks for; what it prints besides shows the mistake.
    case wrongInPrint
  }

  let name: String
  /// The view that should be hit: its tag, or -1 for none.
  let expected: @Sendable (Spot) -> Int
  let verdict: Verdict
  /// Lines that the program prints besides its map.
  let prints: [String]

  /// The number of the task.
  var task: Int { Int(name.dropFirst("task".count).prefix(2)) ?? 0 }

  static func right(
    _ name: String, prints: [String] = [], _ expected: @escaping @Sendable (Spot) -> Int
  ) -> TaskProgram {
    TaskProgram(name: name, expected: expected, verdict: .right, prints: prints)
  }

  static func wrong(
    _ name: String, _ expected: @escaping @Sendable (Spot) -> Int,
    differs: @escaping @Sendable (Spot) -> Bool
  ) -> TaskProgram {
    TaskProgram(name: name, expected: expected, verdict: .wrong(differs), prints: [])
  }
}

/// The middle of a square point of the programs' screen of 100 × 100 points.
nonisolated struct Spot: Sendable {
  let x: Double
  let y: Double

  /// Whether it lies in a rectangle.
  func isIn(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    self.x >= x && self.x < x + width && self.y >= y && self.y < y + height
  }

  func distance(_ x: Double, _ y: Double) -> Double { hypot(self.x - x, self.y - y) }
}

/// The task of each program, in formulas that do not use views.
nonisolated enum TaskTable {
  /// The numbers of the tasks that people solve by overriding `hitTest` and `point(inside:)`.
  static let tasks = 1...27

  static let programs: [TaskProgram] =
    areas + containers + children + windowsAndRoutes + algorithm + bars + parts + handles + shapes
    + deciders + claims + closing + states

  // MARK: - 1 enlarged tap area

  private static let areas: [TaskProgram] = [
    .right("task01InsetsProperty") { $0.isIn(35, 30, 40, 50) ? 1 : 0 },
    .right("task01MinimumSize") {
      $0.isIn(0, 68, 60, 32) ? 2 : $0.isIn(28, 33, 44, 44) ? 1 : 0
    },
    .right("task01AssociatedObject") {
      $0.isIn(10, 30, 40, 40) ? 1 : $0.isIn(60, 40, 20, 20) ? 3 : 0
    },
    .right("task01HitTestVariant") { $0.isIn(5, 5, 40, 40) ? 1 : 0 },
    .wrong("task01PositiveInsetBug", grown) { $0.isIn(30, 30, 40, 40) },
    .wrong("task01OnlySizeGrowsBug", grown) { $0.isIn(30, 30, 40, 40) != $0.isIn(40, 40, 40, 40) },
    .wrong("task01NoMaximumBug") {
      $0.isIn(20, 20, 60, 60) ? 1 : 0
    } differs: {
      $0.isIn(20, 20, 60, 60) && !$0.isIn(28, 28, 44, 44)
    },
    .wrong("task01HiddenAnswersBug") { _ in
      0
    } differs: {
      $0.isIn(30, 30, 40, 40)
    },
  ]

  private static let grown: @Sendable (Spot) -> Int = { $0.isIn(30, 30, 40, 40) ? 1 : 0 }

  // MARK: - 2 pass-through container, 10 touchable where a child is

  private static let containers: [TaskProgram] = [
    .right("task02GuardStyle", passed),
    .right("task02StackView") { spot in
      guard spot.isIn(0, 40, 100, 20) else { return 0 }
      return [0, 40, 80].firstIndex { spot.isIn($0, 40, 20, 20) }.map { $0 + 1 } ?? 0
    },
    .right("task02ControlsOnly", passed),
    .wrong("task02WrapperSwallowsBug", passed) {
      $0.isIn(10, 10, 80, 80) && !$0.isIn(60, 60, 20, 20)
    },
    .wrong("task02InteractionOffBug", passed) { $0.isIn(60, 60, 20, 20) },
    .right("task10ContainsWhere", onChild),
    .right("task10FlagInLoop", onChild),
    .wrong("task10HiddenChildBug", onChild) { $0.isIn(60, 20, 20, 20) },
    .wrong("task10NegatedFlagBug", onChild) { $0.isIn(20, 20, 20, 20) || $0.isIn(60, 20, 20, 20) },
    .wrong("task10NoConversionBug", onChild) {
      $0.isIn(10, 10, 20, 20) != $0.isIn(20, 20, 20, 20)
    },
  ]

  private static let passed: @Sendable (Spot) -> Int = {
    $0.isIn(60, 60, 20, 20) ? 3 : $0.isIn(0, 0, 60, 60) ? 2 : 0
  }

  private static let onChild: @Sendable (Spot) -> Int = { $0.isIn(20, 20, 20, 20) ? 2 : 0 }

  // MARK: - 3 children outside the bounds, 4 logging

  private static let children: [TaskProgram] = [
    .right("task03ReversedLoop", outside),
    .right("task03PointInside", outside),
    .right("task03FirstWhere") { $0.isIn(80, 60, 20, 20) ? 3 : outside($0) },
    .wrong("task03ForwardLoopBug") {
      $0.isIn(70, 60, 30, 40) ? 3 : outside($0)
    } differs: {
      $0.isIn(70, 60, 30, 40)
    },
    .wrong("task03SelfAtTheEndBug", outside) { outside($0) == 0 },
    .wrong("task03NoConversionBug", outside) { $0.isIn(30, 30, 40, 40) != $0.isIn(60, 60, 40, 40) },
    .right(
      "task04LogOnce",
      prints: [
        "Inner hitTest(_:with:) = 3600", "Inner inside = 400", "Outer hitTest(_:with:) = 10000",
        "Outer inside = 3600",
      ], logged),
    TaskProgram(
      name: "task04SuperTwiceBug", expected: logged, verdict: .wrongInPrint,
      prints: ["outer = 10000", "inner = 7200"]),
  ]

  private static let outside: @Sendable (Spot) -> Int = {
    $0.isIn(60, 60, 40, 40) ? 2 : $0.isIn(30, 30, 40, 40) ? 1 : 0
  }

  private static let logged: @Sendable (Spot) -> Int = {
    $0.isIn(30, 30, 20, 20) ? 2 : $0.isIn(20, 20, 60, 60) ? 1 : 0
  }

  // MARK: - 5 pass-through window, 6 route to one view, 11 page peeking

  private static let windowsAndRoutes: [TaskProgram] = [
    .right("task05WindowOfButtons", floating),
    .right("task05ListedFrames") {
      let isListed = $0.isIn(55, 55, 40, 40) || $0.isIn(5, 5, 20, 20)
      return $0.isIn(60, 60, 30, 30) ? 2 : isListed ? 1 : -1
    },
    .wrong("task05RootViewSwallowsBug", floating) { !$0.isIn(60, 60, 30, 30) },
    .right("task06ToTheField", routed),
    .wrong("task06ChildrenDeadBug", routed) { $0.isIn(70, 50, 10, 30) },
    .wrong("task06HiddenTargetBug") {
      $0.isIn(10, 10, 80, 80) ? 1 : 0
    } differs: {
      $0.isIn(10, 10, 80, 80)
    },
    .right("task11Peeking", peeking),
    .right("task11ButtonsToo") { $0.isIn(85, 40, 20, 20) ? 5 : peeking($0) },
    .wrong("task11DeadButtonsBug", peeking) { $0.isIn(25, 40, 20, 20) },
  ]

  private static let floating: @Sendable (Spot) -> Int = { $0.isIn(60, 60, 30, 30) ? 2 : -1 }

  private static let routed: @Sendable (Spot) -> Int = {
    $0.isIn(70, 50, 10, 30) ? 3 : $0.isIn(10, 10, 80, 80) ? 2 : 0
  }

  private static let peeking: @Sendable (Spot) -> Int = {
    $0.isIn(25, 40, 20, 20) ? 4 : $0.isIn(0, 30, 100, 40) ? 2 : 0
  }

  // MARK: - 7 the default algorithm by hand

  private static let algorithm: [TaskProgram] = [
    .right("task07LoopByHand", byDefault),
    .right("task07FunctionalByHand", byDefault),
    .wrong("task07ForwardBug", byDefault) { $0.isIn(30, 30, 20, 20) },
    .wrong("task07SubtractedOriginBug", byDefault) {
      $0.isIn(10, 10, 40, 20) || $0.isIn(10, 50, 20, 20)
    },
    .wrong("task07ThresholdBug", byDefault) { $0.isIn(60, 0, 40, 20) },
  ]

  private static let byDefault: @Sendable (Spot) -> Int = {
    $0.isIn(60, 0, 40, 20) ? 4 : $0.isIn(30, 30, 40, 40) ? 3 : $0.isIn(10, 10, 40, 40) ? 2 : 1
  }

  // MARK: - 8 raised tab button

  private static let bars: [TaskProgram] = [
    .right("task08RaisedButton", raised),
    .right("task08RoundButton") {
      $0.distance(50, 70) <= 15 ? 2 : $0.isIn(0, 70, 100, 30) ? 1 : 0
    },
    .wrong("task08HiddenBarBug") { _ in
      0
    } differs: {
      $0.isIn(35, 55, 30, 30)
    },
    .wrong("task08NestedFrameBug", raised) { $0.isIn(0, 70, 30, 30) || $0.isIn(35, 55, 30, 15) },
  ]

  private static let raised: @Sendable (Spot) -> Int = {
    $0.isIn(35, 55, 30, 30) ? 2 : $0.isIn(0, 70, 100, 30) ? 1 : 0
  }

  // MARK: - 9 only a part reacts

  private static let parts: [TaskProgram] = [
    .right("task09ActiveRect") { $0.isIn(20, 50, 60, 30) ? 1 : 0 },
    .right("task09EdgesOnly") {
      $0.isIn(20, 20, 15, 60) || $0.isIn(65, 20, 15, 60) ? 1 : 0
    },
    .wrong("task09FrameForBoundsBug", square) {
      $0.isIn(20, 20, 60, 60) && !$0.isIn(40, 40, 40, 40)
    },
    .wrong("task09NestedFrameBug") {
      $0.isIn(30, 70, 20, 10) ? 3 : 0
    } differs: {
      $0.isIn(30, 70, 20, 10) || $0.isIn(30, 20, 20, 10)
    },
  ]

  private static let square: @Sendable (Spot) -> Int = { $0.isIn(20, 20, 60, 60) ? 1 : 0 }

  // MARK: - 12 handles

  private static let handles: [TaskProgram] = [
    .right("task12NearestThumb", nearest),
    .wrong("task12FirstThumbBug", nearest) { $0.isIn(50, 40, 12, 20) },
    .wrong("task12OnlyAcrossBug", nearest) {
      $0.isIn(18, 0, 64, 100) && !$0.isIn(0, 40, 100, 20)
    },
  ]

  private static let nearest: @Sendable (Spot) -> Int = {
    $0.isIn(18, 40, 32, 20)
      ? 2 : $0.isIn(50, 40, 32, 20) ? 3 : $0.isIn(0, 40, 100, 20) ? 1 : 0
  }

  // MARK: - 13 opaque pixels, 14 links, 15 circle, 22 path, 25 moving views

  private static let shapes: [TaskProgram] = [
    .right("task13OpaquePixels", opaque),
    .wrong("task13ScaleIgnoredBug", opaque) {
      (opaque($0) == 1) != isOpaque(Int($0.x - 10), Int($0.y - 10))
    },
    .right("task13OnePixel", painted),
    .wrong("task13ViewAlphaBug", painted) { $0.isIn(10, 10, 40, 60) },
    .right("task14LinksOnly", prints: ["link = help"], linked),
    .wrong("task14FirstLineBug", linked) { $0.isIn(15, 50, 20, 10) },
    .right("task15Circle", circle),
    .right("task15Oval", circle),
    .wrong("task15CenterBug", circle) { circle($0) != ($0.distance(80, 80) < 20 ? 1 : 0) },
    .wrong("task15DiameterBug", circle) { $0.isIn(30, 30, 40, 40) && circle($0) == 0 },
    .right("task22Diamond", diamond),
    .right("task22Frame", frame),
    .wrong("task22NeverBuiltBug", diamond) { diamond($0) == 1 },
    .wrong("task22FillRuleBug", frame) { $0.isIn(30, 30, 40, 40) },
    // The ball is seen where its animation has just begun, and is on its way to (50, 20).
    .right("task25Presentation") { $0.isIn(10, 20, 30, 30) ? 1 : 0 },
    .wrong("task25LocalPointBug") {
      $0.isIn(10, 20, 30, 30) ? 1 : 0
    } differs: {
      $0.isIn(10, 20, 30, 30)
    },
  ]

  private static func isOpaque(_ column: Int, _ row: Int) -> Bool {
    let holes = [(0, 0), (3, 0), (1, 2), (2, 2)]
    return (0..<4).contains(column) && (0..<4).contains(row)
      && !holes.contains { $0 == (column, row) }
  }

  private static let opaque: @Sendable (Spot) -> Int = {
    $0.isIn(10, 10, 80, 80) && isOpaque(Int(($0.x - 10) / 20), Int(($0.y - 10) / 20)) ? 1 : 0
  }

  private static let painted: @Sendable (Spot) -> Int = { $0.isIn(10, 10, 40, 60) ? 1 : 0 }

  private static let linked: @Sendable (Spot) -> Int = {
    $0.isIn(40, 25, 40, 10) || $0.isIn(60, 40, 25, 10) || $0.isIn(15, 50, 20, 10) ? 1 : 0
  }

  private static let circle: @Sendable (Spot) -> Int = { $0.distance(50, 50) < 20 ? 1 : 0 }

  private static let diamond: @Sendable (Spot) -> Int = {
    abs($0.x - 50) + abs($0.y - 50) < 30.25 ? 1 : 0
  }

  private static let frame: @Sendable (Spot) -> Int = {
    $0.isIn(10, 10, 80, 80) && !$0.isIn(30, 30, 40, 40) ? 1 : 0
  }

  // MARK: - 16 a delegate decides, 17 call-outs

  private static let deciders: [TaskProgram] = [
    .right("task16DelegateDecides") {
      $0.isIn(10, 20, 30, 30) ? 1 : $0.isIn(60, 20, 30, 60) ? 2 : 0
    },
    .right("task16ClosureDecides", prints: ["left = 2"]) {
      $0.isIn(10, 10, 40, 80) ? 2 : $0.isIn(10, 10, 80, 80) ? 1 : 0
    },
    .wrong("task16MissingDelegateBug", square) { $0.isIn(20, 20, 60, 60) },
    .right("task17CallOut", callOut),
    .wrong("task17DeadDetailBug", callOut) { $0.isIn(55, 30, 20, 20) },
  ]

  private static let callOut: @Sendable (Spot) -> Int = {
    $0.isIn(55, 30, 20, 20)
      ? 3 : $0.isIn(25, 30, 50, 20) ? 2 : $0.isIn(45, 60, 10, 10) ? 1 : 0
  }

  // MARK: - 18 never hit, 19 claim, 26 swallow all, 27 hole

  private static let claims: [TaskProgram] = [
    .right("task18Decoration") { $0.isIn(20, 20, 40, 40) ? 1 : 0 },
    .wrong("task18ChildToBug") {
      $0.isIn(80, 0, 20, 20) ? 3 : $0.isIn(20, 20, 40, 40) ? 1 : 0
    } differs: {
      $0.isIn(80, 0, 20, 20)
    },
    .right("task19Card", square),
    .wrong("task19ClaimsAllBug", square) { !$0.isIn(20, 20, 60, 60) },
    .right("task26Blocker") { _ in 1 },
    .wrong("task26CutOffBug") { _ in
      1
    } differs: {
      !$0.isIn(30, 30, 40, 40)
    },
    .right("task27Hole", hole),
    .right("task27RoundHole") {
      $0.distance(50, 50) < 8 ? 1 : $0.distance(10, 90) < 5 ? 0 : 2
    },
    .wrong("task27OwnBoundsBug", hole) { $0.isIn(0, 0, 20, 20) || $0.isIn(40, 40, 20, 20) },
  ]

  private static let hole: @Sendable (Spot) -> Int = { $0.isIn(40, 40, 20, 20) ? 1 : 2 }

  // MARK: - 20 outside touch closes, 21 cells

  private static let closing: [TaskProgram] = [
    .right("task20CloseOnTouch", prints: ["closed = 0", "closed = 1 hidden = true"], menu),
    .wrong("task20CloseOnAskBug", menu) { $0.isIn(31, 30, 39, 40) },
    // An odd number of questions lies outside the menu in each row.
    .wrong("task20ToggleBug", menu) { $0.isIn(31, 30, 39, 40) && Int($0.y) % 2 == 0 },
    .right("task21SwipedCell", swiped),
    .wrong("task21ClosesOthersBug", swiped) { $0.isIn(60, 20, 40, 20) },
  ]

  private static let menu: @Sendable (Spot) -> Int = { $0.isIn(31, 30, 39, 40) ? 2 : 1 }

  private static let swiped: @Sendable (Spot) -> Int = {
    if $0.isIn(0, 40, 100, 20) { return 21 }
    guard $0.isIn(0, 20, 100, 20) else { return 1 }
    return $0.x < 60 ? 11 : $0.x < 80 ? 12 : 13
  }

  // MARK: - 23 state, 24 covered view

  private static let states: [TaskProgram] = [
    .right("task23Modes") {
      if $0.isIn(60, 10, 20, 20) { return 2 }
      if $0.isIn(20, 50, 20, 20) { return 12 }
      return $0.isIn(0, 50, 40, 40) ? 3 : $0.isIn(50, 50, 40, 40) ? 4 : 0
    },
    .wrong("task23NilEventBug", square) { $0.isIn(20, 20, 60, 60) },
    .right("task24Below", covered),
    .wrong("task24SiblingItselfBug", covered) { $0.isIn(40, 40, 10, 10) },
    .wrong("task24HiddenSiblingBug") { _ in
      2
    } differs: {
      $0.isIn(20, 20, 40, 40)
    },
  ]

  private static let covered: @Sendable (Spot) -> Int = {
    $0.isIn(40, 40, 10, 10) ? 3 : $0.isIn(20, 20, 40, 40) ? 1 : 2
  }
}
