import Foundation
import HitMaps
import Records

/// The letters that represent the owners of a hit map, each chosen from its name.
struct MapSigns {
  /// The sign of the root view.
  static let root: Character = "·"
  /// The sign of no view.
  static let nobody: Character = "-"
  /// The sign of all owners without signs of their own.
  static let rest: Character = "*"

  /// The sign of each owner, in the order of the map.
  private let signs: [Character]
  /// The owners with signs of their own, in the order of the legend.
  let shown: [Int]
  /// The others, the largest first.
  let folded: [Int]

  /// Assigns signs to `owners` in that order; no more than `most` get signs of their own.
  init(_ record: MapRecord, order owners: [Int], most: Int) {
    let roots = owners.filter { record.owners[$0].kind == .root }
    let others = owners.filter { record.owners[$0].kind != .root }
    let count = others.count <= most ? others.count : most - 1
    var signs = Array(repeating: Self.rest, count: record.owners.count)
    var free = Set(Self.letters)
    for owner in others.prefix(count) {
      let candidates = Self.candidates(record.owners[owner].view.text)
      guard let sign = (candidates + Self.letters).first(where: free.contains) else { continue }
      free.remove(sign)
      signs[owner] = sign
    }
    // Several windows may have a root view each; the largest of them is the background.
    for owner in roots.prefix(1) { signs[owner] = Self.root }
    for owner in roots.dropFirst() {
      guard let sign = Self.letters.first(where: free.contains) else { continue }
      free.remove(sign)
      signs[owner] = sign
    }
    self.signs = signs
    shown = others.prefix(count) + roots.reversed()
    folded = Array(others.dropFirst(count))
  }

  /// The sign of an owner in the cells of the map.
  subscript(owner: UInt16) -> Character {
    owner == HitMap.nobody ? Self.nobody : signs[Int(owner)]
  }

  private static let letters: [Character] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// The candidates for a name's sign, the best first: its first letter, those of its other words,
  /// its number, its other letters; then the same in lower case.
  private static func candidates(_ name: String) -> [Character] {
    let latin = latin(name)
    guard let first = latin.first(where: \.isLetter) else { return [] }
    var best: [Character] = [first]
    var last = first
    for letter in latin.dropFirst() {
      if letter.isUppercase, !last.isUppercase { best.append(letter) }
      last = letter
    }
    if let number = latin.last, number.isNumber, !last.isLetter { best.append(number) }
    let letters = (best + latin.filter { $0.isLetter || $0.isNumber }).flatMap { $0.uppercased() }
    return letters + letters.flatMap { $0.lowercased() }
  }

  /// The Latin letters of a name; for a Chinese one those of its pronunciation.
  private static func latin(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    let sounds = name.applyingTransform(.toLatin, reverse: false) ?? name
    return (sounds.applyingTransform(.stripDiacritics, reverse: false) ?? sounds)
      .split(separator: " ").map(\.capitalized).joined()
  }
}
