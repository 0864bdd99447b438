import Baseline
import LuaBaseline

/// A tree built by a script of Lua.
nonisolated final class LuaViews {
  private let lua: OpaquePointer

  /// Nil, and a word about it, when the script does not run.
  init?(_ nodes: [TreeNode], program: String) {
    guard let lua = luaBaselineCreate(program) else { return nil }
    self.lua = lua
    guard luaBaselineBuild(lua, nodes, nodes.count) else { return nil }
  }

  deinit {
    luaBaselineDestroy(lua)
  }

  /// Asks the root whether each point is inside and returns for how many it is; 0 when it fails.
  func countInside(_ points: [TouchPoint]) -> UInt64 {
    UInt64(max(0, luaBaselineCountInside(lua, points, points.count)))
  }

  /// Hit-tests each point and returns the checksum of the answers.
  func sweep(_ points: [TouchPoint]) -> UInt64 {
    luaBaselineSweep(lua, points, points.count)
  }
}
