// The wrong regions of a room, added up: the more learners are wrong at a point, the darker it is.
import { make, say } from "./dom.js";
import { Picture } from "./picture.js";

export class Heat {
  constructor(root) {
    this.picture = new Picture(root, { type: () => {}, look: () => {} });
    const { svg } = this.picture;
    svg.removeAttribute("tabindex");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", say("heatPicture"));
    svg.dataset.label = "heatPicture";
  }

  /** Shows regions over their scene; returns the largest number of learners at a point, and where. */
  show({ regions = [], scene }) {
    const { picture } = this;
    picture.show(scene ?? null);
    picture.showMap(null);
    const [width, height] = picture.size.map((size) => Math.min(Math.ceil(size), 2000));
    const counts = new Uint16Array(width * height);
    for (const region of regions) {
      // Each learner counts once at a point.
      for (const [left, top, wide, high] of region) {
        for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1) {
          for (let x = Math.max(0, left); x < Math.min(width, left + wide); x += 1) counts[y * width + x] += 1;
        }
      }
    }
    const most = counts.reduce((most, count) => Math.max(most, count), 0);
    if (!most) return null;
    picture.overlay.append(make("image", {
      href: this.drawn(counts, width, height, most), width, height, preserveAspectRatio: "none",
    }));
    return { n: most, all: regions.length, ...this.middle(counts, width, most) };
  }

  drawn(counts, width, height, most) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    const image = context.createImageData(width, height);
    counts.forEach((count, place) => {
      if (!count) return;
      const part = most === 1 ? 1 : (count - 1) / (most - 1);
      image.data.set([232 - 80 * part, 170 - 160 * part, 40 - 20 * part, 130 + 110 * part], place * 4);
    });
    context.putImageData(image, 0, 0);
    return canvas.toDataURL();
  }

  /** A point with the largest count, in the middle of its row of such points. */
  middle(counts, width, most) {
    const first = counts.indexOf(most);
    let last = first;
    while ((last + 1) % width && counts[last + 1] === most) last += 1;
    return { x: Math.floor((first + last) / 2) % width, y: Math.floor(first / width) };
  }
}
