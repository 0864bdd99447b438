/// The views of the Lua side: tables for views, rectangles and points, methods found by metatables.
enum LuaProgram {
  /// UIKit's algorithm, and `makeView` for LuaBaseline.h.
  static let views = """
    local function makeRect(x, y, width, height)
      return {x = x, y = y, width = width, height = height}
    end

    local function makePoint(x, y)
      return {x = x, y = y}
    end

    View = {}
    View.__index = View

    function View.new(class, x, y, width, height)
      local view = {
        frame = makeRect(x, y, width, height),
        bounds = makeRect(0.0, 0.0, width, height),
        subviews = {},
        isHidden = false,
        isUserInteractionEnabled = true,
        alpha = 1.0,
      }
      return setmetatable(view, class)
    end

    function View:pointInside(point)
      local bounds = self.bounds
      return point.x >= bounds.x and point.x < bounds.x + bounds.width
        and point.y >= bounds.y and point.y < bounds.y + bounds.height
    end

    function View:hitTest(point)
      if self.isHidden or not self.isUserInteractionEnabled or self.alpha <= 0.01
        or not self:pointInside(point)
      then
        return nil
      end
      local subviews = self.subviews
      for index = #subviews, 1, -1 do
        local subview = subviews[index]
        local converted = makePoint(
          point.x - subview.frame.x + subview.bounds.x,
          point.y - subview.frame.y + subview.bounds.y)
        local hit = subview:hitTest(converted)
        if hit then
          return hit
        end
      end
      return self
    end

    class = View

    function makeView(x, y, width, height, isHidden, isUserInteractionEnabled, tag, parent)
      local view = View.new(class, x, y, width, height)
      view.isHidden = isHidden
      view.isUserInteractionEnabled = isUserInteractionEnabled
      view.tag = tag
      if parent then
        parent.subviews[#parent.subviews + 1] = view
      end
      return view
    end
    """

  /// The same, where every view takes touches in a circle only.
  static let circles =
    views + """

      Circle = setmetatable({}, {__index = View})
      Circle.__index = Circle

      function Circle:pointInside(point)
        local bounds = self.bounds
        local radius = math.min(bounds.width, bounds.height) / 2
        local dx = point.x - (bounds.x + bounds.width / 2)
        local dy = point.y - (bounds.y + bounds.height / 2)
        return dx * dx + dy * dy <= radius * radius
      end

      class = Circle
      """
}
