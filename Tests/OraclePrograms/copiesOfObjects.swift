// Classes that can be copied by Foundation's protocol.

import UIKit

func copiesOfObjects() {
  let note = Note("a")
  let copy = note.copy() as! Note
  copy.text += "b"
  print(note.text, copy.text, copy === note)
  let other = note.copy(with: nil) as? Note
  print(other?.text ?? "none")
  let any: NSCopying = note
  print((any.copy(with: nil) as? Note)?.text ?? "none")
}

private final class Note: NSObject, NSCopying {
  var text: String
  init(_ text: String) { self.text = text }
  func copy(with zone: NSZone? = nil) -> Any { Note(text + "'") }
}
