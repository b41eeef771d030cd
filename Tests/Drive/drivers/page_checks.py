"""What a page of the browser front end is checked for as a whole: accessibility, and text that is cut."""

import importlib.util
import pathlib

RUN = r"""
const done = arguments[0];
// axe does not see what a view draws behind its content: the ground of such a text is taken from there.
const linear = (part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const shades = (text) => (text.match(/(rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g) ?? []).map((color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}).filter((shade) => shade[3] === 255).map((shade) => shade.slice(0, 3).map((part) => part / 255));
const ratio = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const isReadable = (element) => {
  const behind = element.closest('.behind')?.children[1];
  if (!behind) return false;
  const style = getComputedStyle(element);
  const isLarge = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700;
  const grounds = [behind, ...behind.querySelectorAll('*')].map((part) => getComputedStyle(part))
    .map((part) => shades(`${part.backgroundColor} ${part.backgroundImage}`)).find((found) => found.length);
  const [color] = shades(style.color);
  return Boolean(grounds && color) && grounds.every((ground) => ratio(ground, color) >= (isLarge ? 3 : 4.5));
};
const rules = { 'target-size': { enabled: true } };
axe.run(document, { resultTypes: ['violations'], rules }).then(({ violations }) => {
  const found = violations.flatMap(({ id, nodes }) => nodes
    .filter((node) => id !== 'color-contrast' || !isReadable(document.querySelector(node.target.at(-1))))
    .map((node) => `${id}: ${node.html.slice(0, 160)}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`));
  const heads = document.querySelectorAll('h1').length;
  done(heads === 1 ? found : [...found, `${heads} headings of the first level`]);
}, (error) => done([String(error)]));
"""

OVERFLOW = r"""
const name = (e) => `${e.localName}#${e.id}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 40)}"`;
const found = [];
if (document.scrollingElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
for (const element of document.querySelectorAll('main *')) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  // What is for assistive technology alone, what is drawn, and what a program clips or scrolls sideways itself.
  if (box.width < 2 || box.height < 2 || style.clipPath !== 'none') continue;
  if (element.closest('svg, .clip, .scroll-h')) continue;
  if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside of the window: ${name(element)}`);
  if (style.overflowX === 'visible' || element.matches('input, textarea, select')) continue;
  // Two pixels cut no text: the edge of a switch.
  if (element.scrollWidth <= element.clientWidth + 2) continue;
  const isScroller = style.overflowX !== 'hidden' && style.overflowX !== 'clip';
  // A program may limit a text to one line, but a title is read whole.
  if (isScroller) found.push(`scrolls sideways: ${name(element)}`);
  else if (!element.matches('.one-line') || element.closest('h1, h2, h3, .bar')) found.push(`cut: ${name(element)}`);
}
return found;
"""

# A word that is in two lines without a hyphen of its own.
BROKEN = r"""
const broken = [];
for (const element of document.querySelectorAll('main *')) {
  const box = element.getBoundingClientRect();
  if (box.width < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
  // A label that is not shown has the width of a pixel.
  if (element.parentElement.getBoundingClientRect().width < 2) continue;
  for (const text of element.childNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(`broken: ${word}`);
    }
  }
}
return broken;
"""

FOCUSABLE = r"""
const wanted = 'a[href], button, input, select, textarea, summary, rich-editor, [tabindex]';
return [...document.querySelectorAll('main *, dialog *')].filter((e) => e.matches(wanted) && e.tabIndex >= 0
  && !e.disabled && !e.closest('[inert]') && e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((e) => (e.id ||= `focusable-${crypto.randomUUID()}`)).slice(0, arguments[0]);
"""

# The focus as a key moves it, which scrolls as far as the element is in view.
FOCUS = "document.getElementById(arguments[0])?.focus({ focusVisible: true })"

# How much of the focused element is seen, in points of a grid: what it or its label shows, and no other view.
SEEN = r"""
const element = document.activeElement;
if (!element || element === document.body) return null;
const box = element.getBoundingClientRect();
const labels = [...(element.labels ?? [])];
let seen = 0;
for (let row = 0; row < 3; row += 1) {
  for (let column = 0; column < 3; column += 1) {
    const x = box.left + box.width * (column + .5) / 3, y = box.top + box.height * (row + .5) / 3;
    const top = document.elementFromPoint(x, y);
    if ([element, ...labels].some((part) => part.contains(top))) seen += 1;
  }
}
return [seen, `${element.localName} "${(element.getAttribute('aria-label') ?? labels[0]?.textContent
  ?? element.textContent).trim().slice(0, 40)}"`, [box.left, box.top, box.right, box.bottom].map(Math.round)];
"""


def axe():
    """The source of axe-core, as its Python package brings it."""
    spec = importlib.util.find_spec("axe_playwright_python")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("axe-core is not installed; Scripts/setup installs it")
    return pathlib.Path(spec.submodule_search_locations[0], "axe.min.js").read_text(encoding="utf-8")


def violations(page):
    """What axe-core has against the page, one line for each element."""
    if not page.evaluate("return typeof axe === 'object'"):
        page.evaluate(axe())
    return page.evaluate_later(RUN)


def overflows(page):
    """The elements that are cut, that reach out of the window, or that scroll sideways without the program's wish."""
    return page.evaluate(OVERFLOW)


def broken_words(page):
    """The words that are broken between letters."""
    return page.evaluate(BROKEN)


def obscured(page, most=40):
    """The elements that are covered by other views while they have the focus (WCAG 2.2, 2.4.11). On pages with very
    many of them the first ones alone.
    """
    found = []
    for identity in page.evaluate(FOCUSABLE, most):
        page.evaluate(FOCUS, identity)
        # A field brings bars, which the program shows.
        page.answered()
        page.frames()
        place = page.evaluate(SEEN)
        if place and place[0] == 0:
            found.append(f"obscured: {place[1]} at {place[2]}")
    return found
