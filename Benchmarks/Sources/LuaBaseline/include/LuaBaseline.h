// UIKit's hit test as a script of Lua has it, asked from its host: what a script engine that is known
// for its speed makes of the same work.

#ifndef LUA_BASELINE_H
#define LUA_BASELINE_H

#include "Baseline.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A state of Lua with a script loaded.
typedef struct LuaBaseline LuaBaseline;

/// Loads a script, which sets the globals that the functions below name. When it cannot be run, the
/// answer is NULL and what Lua says of it is on standard error.
LuaBaseline *_Nullable luaBaselineCreate(const char *_Nonnull script);

/// Makes a view for each node by the script's `makeView(x, y, width, height, isHidden,
/// isUserInteractionEnabled, tag, parent)`, where `parent` is a view or nil. Returns whether all
/// could be made. The first one is the root.
bool luaBaselineBuild(
    LuaBaseline *_Nonnull lua, const TreeNode *_Nonnull nodes, size_t count);

/// Asks `root:pointInside(point)` for each point and returns how many answers were true; -1 when
/// the script failed.
int64_t luaBaselineCountInside(
    const LuaBaseline *_Nonnull lua, const TouchPoint *_Nonnull points, size_t count);

/// Asks `root:hitTest(point)` for each point and returns the checksum of the answers as Baseline.h
/// defines it; 0 when the script failed.
uint64_t luaBaselineSweep(
    const LuaBaseline *_Nonnull lua, const TouchPoint *_Nonnull points, size_t count);

void luaBaselineDestroy(LuaBaseline *_Nonnull lua);

#ifdef __cplusplus
}
#endif

#endif
