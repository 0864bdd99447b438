import Foundation
import Machine
import ScriptLibrary
import TypedProgram

// Casts from Foundation objects to Swift values.

extension ScriptHost {
  package func content(of object: AnyObject, as type: Type) -> AnyObject? {
    switch (object, type) {
    case (let text as TextObject, .string): return Crossing.boxed(text.drawnText)
    case (let error as ErrorObject, .nominal(let nominal, _)) where nominal.isScript:
      return error.content
    case (let array as ObjectArray, .array):
      return Crossing.boxed(array.elements.map { AnyValue($0) })
    default: return nil
    }
  }
}
