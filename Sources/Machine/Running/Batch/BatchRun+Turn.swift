import Foundation
import TypedProgram

extension BatchRun {
  /// Runs one instruction for all lanes of a group, as `Machine.execute` does for one question.
  func turn(_ group: BatchGroup) -> Turn {
    let i = group.next.pointee
    group.next += 1
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    let n = group.n
    let r = group.r
    let constants = group.code.pointee.constants
    switch i.op {
    case .move: group.copy(n + b, to: n + a)
    case .moveTwo: copyMany(group, from: b, to: a, 2)
    case .moveMany: copyMany(group, from: b, to: a, c)
    case .constant: group.set(n + a, constants[b])
    case .zero: for index in a..<(a + c) { group.set(n + index, 0) }
    case .copy: r[a] = r[b]
    case .copyMany: (r + a).update(from: r + b, count: c)
    case .take: take(r, from: b, to: a, 1)
    case .takeMany: take(r, from: b, to: a, c)
    case .clear: (r + a).update(repeating: 0, count: c)
    case .object: r[a] = Self.word(group.code.pointee.objects[b])
    case .extra: break

    case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .remainderDouble,
      .minimumDouble, .maximumDouble, .lessDouble, .lessOrEqualDouble, .equalDouble,
      .notEqualDouble, .mathematics:
      group.numbersOfTwo(i, n + b, n + c)
    case .addDoubleConstant, .subtractDoubleConstant, .multiplyDoubleConstant,
      .divideDoubleConstant:
      group.numbersOfConstant(i, constants[c])
    case .negateDouble, .absoluteDouble, .roundToFloat, .complement, .not, .integerToDouble,
      .unsignedToDouble, .truncateInteger:
      group.numbersOfOne(i)

    case .addInteger, .subtractInteger, .multiplyInteger, .divideInteger, .remainderInteger,
      .addUnsigned, .subtractUnsigned, .multiplyUnsigned, .divideUnsigned, .remainderUnsigned,
      .negateInteger, .checkRange, .doubleToInteger, .integerToInteger, .addIntegerConstant,
      .subtractIntegerConstant:
      return group.wholeNumbers(i) ? .goesOn : .leaves
    case .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .bitAnd, .bitOr, .bitExclusiveOr,
      .shiftLeft, .shiftRight, .lessInteger, .lessOrEqualInteger, .lessUnsigned,
      .lessOrEqualUnsigned, .equalNumber, .notEqualNumber:
      group.bits(i)

    case .jump: group.next = group.code.pointee.instructions + c
    case .jumpBack:
      group.steps += 1
      if group.steps > Self.mostSteps { return .leaves }
      group.next = group.code.pointee.instructions + c
    case .jumpTrue, .jumpFalse, .jumpLessDouble, .jumpLessOrEqualDouble, .jumpEqualDouble,
      .jumpLessInteger, .jumpLessOrEqualInteger, .jumpEqualNumber, .jumpLessUnsigned,
      .jumpLessOrEqualUnsigned:
      return jump(group, i)
    case .jumpNil: return jump(group, to: c, where: (r[a] == 0) == (i.k != 0))
    case .jumpIdentical: return jump(group, to: c, where: (r[a] == r[b]) == (i.k != 0))
    case .isNil: group.set(n + a, r[b] == 0 ? 1 : 0)
    case .identical: group.set(n + a, r[b] == r[c] ? 1 : 0)

    case .call:
      group.steps += 1
      return enter(group.code.pointee.functions[c], group, a, b)
    case .giveBack: return giveBack(group, a, b)
    case .newClosure: newClosure(group, i)
    case .callClosure: return callClosure(group, i)
    case .callPlain: callPlain(group, group.code.pointee.sites + c, from: b, to: a)
    case .callHost: return callHost(group, group.code.pointee.sites + c, a, b)
    case .readNumbers: return readNumbers(group, i)
    case .readObject: return readObject(group, i)
    case .sendMessage: return send(group, i, isSuper: false)
    case .sendSuper: return send(group, i, isSuper: true)
    case .sendMethod: return sendMethod(group, i)

    case .fieldsOf: return fields(group, i)
    case .loadNumbers: loadNumbers(group, i)
    case .loadReferences: loadReferences(group, i)
    case .loadRequired: return loadRequired(group, i)
    case .loadWeak: return loadWeak(group, i)
    case .globalCell: return globalCell(group, i)
    case .newArray: newArray(group, i)
    case .appendElement: return appendElement(group, i)
    case .arrayCount: return arrayCount(group, i)
    case .objectElement: return objectElement(group, i)
    case .numberElement: return numberElement(group, i)
    case .arrayElement: return arrayElement(group, i)
    case .checkBounds: return checkBounds(group, i)
    case .isType: isType(group, i)
    case .equal: return equal(group, i)
    default: return .leaves
    }
    return .goesOn
  }

  private func copyMany(_ group: BatchGroup, from source: Int, to target: Int, _ count: Int) {
    let n = group.n
    if target <= source {
      for index in 0..<count { group.copy(n + source + index, to: n + target + index) }
    } else {
      for index in stride(from: count - 1, through: 0, by: -1) {
        group.copy(n + source + index, to: n + target + index)
      }
    }
  }

  private func take(
    _ r: UnsafeMutablePointer<UInt>, from source: Int, to target: Int, _ count: Int
  ) {
    guard source != target else { return }
    // The source is empty after a move, except where it overlaps the target.
    (r + target).update(from: r + source, count: count)
    for index in source..<source + count where !(target..<target + count).contains(index) {
      r[index] = 0
    }
  }
}

extension BatchRun {
  /// A jump that depends on numbers: for all lanes, or for those that are split off.
  private func jump(_ group: BatchGroup, _ i: Instruction) -> Turn {
    switch group.decide(i, decisions) {
    case .all: return jump(group, to: Int(i.c), where: true)
    case .none: return .goesOn
    case .some:
      guard let other = part(group) else { return .leaves }
      return jump(other, to: Int(i.c), where: true)
    }
  }
}
