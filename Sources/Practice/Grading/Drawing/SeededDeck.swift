/// Values for the scenes of one random variation, dealt so that together they cover the whole
/// range: each scene gets another part of it.
struct SeededDeck {
  private let word: String
  /// The word that determines the values; another try has another.
  private let drawing: String
  /// The number of scenes.
  private let count: Int
  /// The index of the scene.
  let scene: Int
  private var generator: SeededGenerator

  /// Creates the deck of a scene; `word` identifies the variation, the exercise and the seed.
  /// Another try deals the same changes with other values.
  init(_ word: String, count: Int, scene: Int, try number: Int = 0) {
    self.word = word
    drawing = number == 0 ? word : "\(word) again \(number)"
    self.count = max(1, count)
    self.scene = scene
    generator = SeededGenerator(drawing, scene)
  }

  /// The index of this scene in an order that `topic` and the seed determine; some scenes come
  /// last.
  func place(_ topic: String, last: Set<Int> = []) -> Int {
    var shuffling = SeededGenerator("\(drawing) \(topic)", count)
    let order = Array(0..<count).shuffled(using: &shuffling)
    let sorted = order.filter { !last.contains($0) } + order.filter(last.contains)
    return sorted.firstIndex(of: scene) ?? 0
  }

  /// One of some values; as many scenes as there are values get different ones.
  func one<Value>(_ topic: String, of values: [Value]) -> Value? {
    guard !values.isEmpty else { return nil }
    var shuffling = SeededGenerator("\(drawing) \(topic) values", values.count)
    return values.shuffled(using: &shuffling)[place(topic) % values.count]
  }

  /// A number of a range; each scene gets one of another part of it.
  mutating func number(_ topic: String, in range: ClosedRange<Double>) -> Double {
    let share = (Double(place(topic)) + unit()) / Double(count)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// An integer of a range.
  mutating func whole(_ topic: String, in range: ClosedRange<Int>) -> Int {
    let least = Double(range.lowerBound)
    let drawn = number(topic, in: least...Double(range.upperBound) + 1)
    return min(range.upperBound, Int(drawn.rounded(.down)))
  }

  /// A number from 0 to 1, in no relation to those of other scenes.
  mutating func unit() -> Double { Double(generator.whole(0...9999)) / 10_000 }

  /// Values in an order that is the same for all scenes.
  func dealt<Value>(_ values: [Value]) -> [Value] {
    var shuffling = SeededGenerator("\(word) order", values.count)
    return values.shuffled(using: &shuffling)
  }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    values.shuffled(using: &generator)
  }
}
