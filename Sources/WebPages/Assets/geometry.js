// Where the views of a scene are. Maps of the plane are a, b, c, d, tx, ty; those with perspective
// have nine entries, row by row.
const NOBODY = 65535;

const whole = (m) => (m.length === 9 ? m : [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1]);
const timesWhole = (m, n) => m.map((_, place) => [0, 1, 2].reduce(
  (sum, k) => sum + m[place - (place % 3) + k] * n[3 * k + (place % 3)], 0));
const times = (m, n) => (m.length === 9 || n.length === 9 ? timesWhole(whole(m), whole(n)) : [
  n[0] * m[0] + n[2] * m[1], n[1] * m[0] + n[3] * m[1],
  n[0] * m[2] + n[2] * m[3], n[1] * m[2] + n[3] * m[3],
  n[0] * m[4] + n[2] * m[5] + n[4], n[1] * m[4] + n[3] * m[5] + n[5]]);

export function at(m, x, y) {
  if (m.length === 6) return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  const divisor = m[2] * x + m[5] * y + m[8];
  return [(m[0] * x + m[3] * y + m[6]) / divisor, (m[1] * x + m[4] * y + m[7]) / divisor];
}

export function back(m, x, y) {
  if (m.length === 9) {
    const [a, b, p, c, d, q, e, f, r] = m;
    return at([
      d * r - q * f, p * f - b * r, b * q - p * d, q * e - c * r, a * r - p * e, p * c - a * q,
      c * f - d * e, b * e - a * f, a * d - b * c], x, y);
  }
  const [dx, dy] = [x - m[4], y - m[5]];
  const determinant = m[0] * m[3] - m[1] * m[2];
  return [(m[3] * dx - m[2] * dy) / determinant, (m[0] * dy - m[1] * dx) / determinant];
}

/** The map without perspective that agrees with one around a point. */
export function flat(m, x, y) {
  if (m.length === 6) return m;
  const divisor = m[2] * x + m[5] * y + m[8];
  const [left, top] = at(m, x, y);
  const [a, b] = [(m[0] - left * m[2]) / divisor, (m[1] - top * m[2]) / divisor];
  const [c, d] = [(m[3] - left * m[5]) / divisor, (m[4] - top * m[5]) / divisor];
  return [a, b, c, d, left - a * x - c * y, top - b * x - d * y];
}

export const matrixText = (m) => `matrix(${m.join(" ")})`;

/** The scene: its tree, and where each view is on the screen. */
export class Scene {
  constructor(data) {
    this.data = data;
    this.views = data.views;
    this.inside = this.views.map(() => []);
    [this.windows, this.depth, this.map, this.opacity] = [[], [], [], []];
    this.views.forEach((view, index) => {
      const up = view.up;
      (up === undefined ? this.windows : this.inside[up]).push(index);
      this.depth.push(up === undefined ? 0 : this.depth[up] + 1);
      this.map.push(up === undefined ? view.matrix : times(view.matrix, this.map[up]));
      const own = view.isHidden || view.isNowhere ? 0 : view.alpha ?? 1;
      this.opacity.push(own * (up === undefined ? 1 : this.opacity[up]));
    });
    this.deepest = Math.max(0, ...this.depth);
  }

  /** The order in which the screen shows views: by zPosition among siblings, then from the back. */
  get drawn() {
    const order = [];
    const waiting = [...this.windows].reverse();
    while (waiting.length) {
      const index = waiting.pop();
      order.push(index);
      const inside = [...this.inside[index]].sort(
        (one, other) => (this.views[one].z ?? 0) - (this.views[other].z ?? 0) || one - other);
      waiting.push(...inside.reverse());
    }
    return order;
  }

  corners(index) {
    const [x, y, width, height] = this.views[index].bounds;
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
      .map(([left, top]) => at(this.map[index], left, top));
  }

  contains(index, x, y) {
    if (this.views[index].isNowhere) return false;
    const [ownX, ownY] = back(this.map[index], x, y);
    const [left, top, width, height] = this.views[index].bounds;
    return ownX >= left && ownX < left + width && ownY >= top && ownY < top + height;
  }

  /** The view that is seen at a point; undefined for none. */
  seen(x, y) {
    return this.drawn.findLast((index) => this.opacity[index] > 0 && this.contains(index, x, y));
  }

  named(name) { return this.views.findIndex((view) => view.name === name); }
}

/** The owners of a hit map, a cell each. */
export function cells(map) {
  const grid = new Uint16Array(map.width * map.height);
  let place = 0;
  for (const row of map.rows) {
    const start = place;
    for (let index = 1; index < row.length; index += 2) {
      grid.fill(row[index] < 0 ? NOBODY : row[index], place, place + row[index + 1]);
      place += row[index + 1];
    }
    for (let more = 1; more < row[0]; more += 1) {
      grid.copyWithin(place, start, start + map.width);
      place += map.width;
    }
  }
  return grid;
}

/** Colours that are apart in lightness as well, so that they do without hues. */
export function ownerColor(place, isRoot) {
  if (place === NOBODY) return [120, 120, 128, 150];
  if (isRoot) return [120, 120, 128, 26];
  const colors = [
    [0, 114, 178], [230, 159, 0], [0, 158, 115], [204, 121, 167], [86, 180, 233], [213, 94, 0],
    [240, 228, 66], [88, 80, 170], [150, 110, 60], [60, 150, 60],
  ];
  return [...colors[place % colors.length], 165];
}

/** The map as a picture: a colour for each owner, and a line where owners meet. */
export function drawnMap(map) {
  const grid = cells(map);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [map.width, map.height];
  const context = canvas.getContext("2d");
  const pixels = context.createImageData(map.width, map.height);
  for (let cell = 0; cell < grid.length; cell += 1) {
    const owner = grid[cell];
    const isBorder = (cell % map.width < map.width - 1 && grid[cell + 1] !== owner)
      || (cell + map.width < grid.length && grid[cell + map.width] !== owner);
    pixels.data.set(isBorder ? [0, 0, 0, 210] : ownerColor(owner, map.owners[owner]?.isRoot), cell * 4);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL();
}
