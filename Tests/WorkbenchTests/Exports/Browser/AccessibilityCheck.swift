/// The requirements on a page for people who do not see it, or see it badly: names, labels,
/// contrast, headings, languages. The rules of axe that such pages can break, at levels A and AA.
enum AccessibilityCheck {
  /// An expression of JavaScript: the findings, none where all is well.
  static let findings = """
    (() => {
      const found = [];
      const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const told = (e) => `${e.localName}.${e.getAttribute("class") ?? ""} "${
        (e.textContent ?? "").trim().slice(0, 30)}"`;
      const name = (e) => e.getAttribute("aria-label")
        || (e.getAttribute("aria-labelledby") ?? "").split(" ").map(
          (id) => document.getElementById(id)?.textContent ?? "").join("")
        || e.getAttribute("alt") || e.labels?.[0]?.textContent || e.getAttribute("title")
        || e.querySelector?.("title")?.textContent || e.textContent.trim();

      if (!document.documentElement.lang) found.push("html-has-lang");
      if (!document.title) found.push("document-title");
      if (/user-scalable\\s*=\\s*no|maximum-scale\\s*=\\s*1/.test(
        document.querySelector("meta[name=viewport]")?.content ?? "")) found.push("meta-viewport");

      const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
      if (new Set(ids).size !== ids.length) found.push("duplicate-id");
      for (const e of document.querySelectorAll("[aria-labelledby], [aria-controls], [aria-describedby]"))
        for (const key of ["aria-labelledby", "aria-controls", "aria-describedby"])
          for (const id of (e.getAttribute(key) ?? "").split(" ").filter(Boolean))
            if (!document.getElementById(id)) found.push(`${key} ${id}: ${told(e)}`);

      const named = "button, a[href], input, select, textarea, summary, img, svg[role], [role=img], "
        + "[role=slider], [role=treeitem], [role=tab], [role=region], [role=button]";
      for (const e of document.querySelectorAll(named))
        if (shown(e) && e.type !== "hidden" && !e.closest("[aria-hidden=true]") && !name(e))
          found.push(`no name: ${told(e)}`);
      for (const e of document.querySelectorAll("[aria-hidden=true] :is(a[href], button, input, [tabindex])"))
        if (shown(e) && e.tabIndex >= 0) found.push(`aria-hidden-focus: ${told(e)}`);
      for (const e of document.querySelectorAll("[tabindex]"))
        if (e.tabIndex > 0) found.push(`tabindex: ${told(e)}`);
      for (const e of document.querySelectorAll("[role=slider]"))
        if (shown(e) && e.getAttribute("aria-valuenow") === null) found.push(`no value: ${told(e)}`);

      let level = 0;
      for (const e of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
        const own = Number(e.localName[1]);
        if (shown(e) && own > level + 1) found.push(`heading-order: ${told(e)}`);
        if (shown(e)) level = own;
      }
      for (const e of document.querySelectorAll("ul, ol"))
        for (const child of e.children)
          if (!["LI", "SCRIPT", "TEMPLATE"].includes(child.tagName) && !e.getAttribute("role"))
            found.push(`list: ${told(child)}`);
      const area = [...document.querySelectorAll("*")].filter((e) => shown(e)
        && e.scrollWidth > e.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(e).overflowX));
      for (const e of area)
        if (e.tabIndex < 0 && !e.querySelector("a[href], button, input, [tabindex]"))
          found.push(`scrollable-region-focusable: ${told(e)}`);

      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const color = (text) => {
        canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = "#000"; canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      const over = (top, below) => top[3] === 0 ? below : [0, 1, 2].map(
        (i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
      const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map(
        (v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).reduce(
        (sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
      const ground = (e) => {
        const chain = []; for (let p = e; p; p = p.parentElement) chain.unshift(p);
        return chain.reduce((below, p) => over(color(getComputedStyle(p).backgroundColor), below),
          color("canvas"));
      };
      for (const e of document.querySelectorAll("body *")) {
        if (e.closest("svg, script, style, [hidden]") || !shown(e)) continue;
        // What cannot be used at the moment has no contrast to keep (WCAG 1.4.3), as in axe.
        if (e.closest(":disabled, [aria-disabled=true]")) continue;
        const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own) continue;
        let opacity = 1;
        for (let p = e; p; p = p.parentElement) opacity *= Number(getComputedStyle(p).opacity);
        const below = ground(e);
        const style = getComputedStyle(e);
        const ink = color(style.color);
        const text = over([ink[0], ink[1], ink[2], ink[3] * opacity], below);
        const [a, b] = [light(text), light(below)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (ratio < (isLarge ? 3 : 4.5)) found.push(`color-contrast ${ratio.toFixed(2)}: ${told(e)}`);
      }
      return [...new Set(found)].slice(0, 12).join("\\n");
    })()
    """
}
