#include "LuaBaseline.h"

#include <stdio.h>
#include <stdlib.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

struct LuaBaseline {
  lua_State *state;
  // The first view, in the registry.
  int root;
};

// Says what went wrong and takes it off the stack.
static void report(lua_State *state) {
  fprintf(stderr, "Lua: %s\n", lua_tostring(state, -1));
  lua_pop(state, 1);
}

LuaBaseline *luaBaselineCreate(const char *script) {
  lua_State *state = luaL_newstate();
  if (!state)
    return NULL;
  luaL_openlibs(state);
  // As the program lua5.4 does: the faster way here.
  lua_gc(state, LUA_GCGEN, 0, 0);
  if (luaL_dostring(state, script) != LUA_OK) {
    report(state);
    lua_close(state);
    return NULL;
  }
  LuaBaseline *lua = malloc(sizeof *lua);
  *lua = (LuaBaseline){state, LUA_NOREF};
  return lua;
}

bool luaBaselineBuild(LuaBaseline *lua, const TreeNode *nodes, size_t count) {
  lua_State *state = lua->state;
  lua_createtable(state, (int)count, 0);
  const int views = lua_gettop(state);
  for (size_t i = 0; i < count; i++) {
    const TreeNode *node = &nodes[i];
    lua_getglobal(state, "makeView");
    lua_pushnumber(state, node->x);
    lua_pushnumber(state, node->y);
    lua_pushnumber(state, node->width);
    lua_pushnumber(state, node->height);
    lua_pushboolean(state, node->isHidden);
    lua_pushboolean(state, node->isUserInteractionEnabled);
    lua_pushinteger(state, (lua_Integer)i);
    if (node->parent >= 0)
      lua_rawgeti(state, views, node->parent + 1);
    else
      lua_pushnil(state);
    if (lua_pcall(state, 8, 1, 0) != LUA_OK) {
      report(state);
      return false;
    }
    lua_rawseti(state, views, (lua_Integer)i + 1);
  }
  lua_rawgeti(state, views, 1);
  lua->root = luaL_ref(state, LUA_REGISTRYINDEX);
  lua_pop(state, 1);
  return true;
}

// Calls a method of the view on top of the stack with a point and leaves the answer above the view.
static bool ask(lua_State *state, const char *method, TouchPoint point) {
  lua_getfield(state, -1, method);
  lua_pushvalue(state, -2);
  lua_createtable(state, 0, 2);
  lua_pushnumber(state, point.x);
  lua_setfield(state, -2, "x");
  lua_pushnumber(state, point.y);
  lua_setfield(state, -2, "y");
  if (lua_pcall(state, 2, 1, 0) == LUA_OK)
    return true;
  report(state);
  return false;
}

int64_t luaBaselineCountInside(const LuaBaseline *lua, const TouchPoint *points, size_t count) {
  lua_State *state = lua->state;
  int64_t inside = 0;
  lua_rawgeti(state, LUA_REGISTRYINDEX, lua->root);
  for (size_t i = 0; i < count; i++) {
    if (!ask(state, "pointInside", points[i])) {
      inside = -1;
      break;
    }
    inside += lua_toboolean(state, -1);
    lua_pop(state, 1);
  }
  lua_pop(state, 1);
  return inside;
}

uint64_t luaBaselineSweep(const LuaBaseline *lua, const TouchPoint *points, size_t count) {
  lua_State *state = lua->state;
  uint64_t checksum = 0;
  lua_rawgeti(state, LUA_REGISTRYINDEX, lua->root);
  for (size_t i = 0; i < count; i++) {
    if (!ask(state, "hitTest", points[i])) {
      checksum = 0;
      break;
    }
    if (!lua_isnil(state, -1)) {
      lua_getfield(state, -1, "tag");
      checksum += (uint64_t)(lua_tointeger(state, -1) + 1) * (i % 1009 + 1);
      lua_pop(state, 1);
    }
    lua_pop(state, 1);
  }
  lua_pop(state, 1);
  return checksum;
}

void luaBaselineDestroy(LuaBaseline *lua) {
  lua_close(lua->state);
  free(lua);
}
