// A picture of a part of the page, as it is drawn: its elements, its styles, its fonts and patterns go into one SVG, which
// the browser paints on a canvas. Nothing is asked of the server but the files that the page has already.

const SVG = 'http://www.w3.org/2000/svg';
const PAGE = 'http://www.w3.org/1999/xhtml';
/** Pixels of the picture for one of the page. */
const SHARPNESS = 2;
/** So many times in a row, and so many milliseconds apart, a picture must come out the same; it is tried so often. */
const [CALM, PAUSE, MOST_TRIES] = [3, 120, 30];
/** Nothing moves in a picture, and nothing is still on its way in. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

async function inside(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(file);
  });
}

/** Styles with the files that they name inside them; links within a picture stay links. */
export async function selfContained(css: string, base: string, load = inside): Promise<string> {
  const found = new Map<string, string>();
  for (const [, , name] of css.matchAll(/url\((["']?)([^"')]+)\1\)/g))
    if (name && !/^(data:|#)/.test(name) && !found.has(name)) found.set(name, await load(new URL(name, base).href));
  return css.replaceAll(/url\((["']?)([^"')]+)\1\)/g, (whole, _, name: string) =>
    found.has(name) ? `url("${found.get(name)!}")` : whole,
  );
}

/** What tells one file of a font from another: a family has one for each weight and script. */
const faceKey = (family: string, weight: string, style: string, range: string): string =>
  [family.replaceAll(/["']/g, ''), weight || '400', style || 'normal', range.replaceAll(' ', '').toLowerCase()].join(
    ' ',
  );

/** All styles of the page; of its fonts only those that it has needed. */
async function allStyles(): Promise<string> {
  const used = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => faceKey(face.family, face.weight, face.style, face.unicodeRange)),
  );
  const parts: string[] = [];
  for (const sheet of document.styleSheets) {
    const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    // As it was written: what browsers tell of their rules again lacks some that have variables in them.
    const written = sheet.href ? await (await fetch(sheet.href)).text() : (sheet.ownerNode?.textContent ?? '');
    let at = 0;
    const text = written.replaceAll(/@font-face\s*\{[^}]*\}/g, (whole) => {
      const told = (name: string) => faces[at]?.style.getPropertyValue(name) ?? '';
      const key = faceKey(told('font-family'), told('font-weight'), told('font-style'), told('unicode-range'));
      at++;
      return used.has(key) ? whole : '';
    });
    parts.push(await selfContained(text, sheet.href ?? location.href));
  }
  return [...parts, STILL].join('\n');
}

/** A copy of an element within copies of everything that it lies in, so that all rules find it as they do on the page. */
function framed(element: HTMLElement, box: DOMRect): Element {
  const own = element.cloneNode(true) as HTMLElement;
  own.style.cssText += `;position:fixed!important;inset:auto;left:0;top:0;margin:0;visibility:visible;width:${box.width}px;height:${box.height}px`;
  // What stands in fields is not in their markup.
  const fields = element.querySelectorAll('input');
  own.querySelectorAll('input').forEach((field, i) => {
    field.setAttribute('value', fields[i]!.value);
    field.toggleAttribute('checked', fields[i]!.checked);
  });
  let inner: Element = own;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const copy = around.cloneNode(false) as HTMLElement;
    const { width, height } = around.getBoundingClientRect();
    // What stood beside the copy is missing, and must not change its size: others are measured by it.
    copy.style.cssText += `;visibility:visible;box-sizing:border-box;width:${width}px;height:${height}px`;
    if (around === document.body)
      for (const sprite of document.querySelectorAll('svg.sprite')) copy.append(sprite.cloneNode(true));
    copy.append(inner);
    inner = copy;
  }
  return inner;
}

/** An element of the page as an SVG that needs nothing else. */
export async function drawn(element: HTMLElement): Promise<{ svg: string; width: number; height: number }> {
  const box = element.getBoundingClientRect();
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  // As large as the window at least: sizes and rules that depend on it must come out as they do there.
  const [wide, high] = [Math.max(innerWidth, width), Math.max(innerHeight, height)];
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('xmlns', SVG);
  root.setAttribute('width', String(wide));
  root.setAttribute('height', String(high));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await allStyles();
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const page = framed(element, box);
  page.setAttribute('xmlns', PAGE);
  foreign.append(page);
  root.append(style, foreign);
  // Variables stand with the root of the page, which is the SVG here.
  for (const { name, value } of document.documentElement.attributes)
    if (name !== 'style') root.setAttribute(name, value);
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** A number that tells one picture from another. */
function sumOf(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (const word of new Uint32Array(pixels.buffer)) sum = (Math.imul(sum, 31) + word) | 0;
  return sum;
}

/** A picture of an element as a file that can be sent to anybody. */
export async function pictured(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  const { svg, width, height } = await drawn(element);
  const image = new Image();
  // From an address of its own, browsers would not give the pixels away again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SHARPNESS * width;
  canvas.height = SHARPNESS * height;
  const brush = canvas.getContext('2d', { willReadFrequently: true })!;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper') || '#fff';
  // Fonts come into the picture a moment after it: it is ready when nothing changes any more.
  for (let [before, same, tries] = [NaN, 0, 0]; same < CALM && tries < MOST_TRIES; tries++) {
    if (tries) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = paper;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, SHARPNESS * image.width, SHARPNESS * image.height);
    const now = sumOf(brush.getImageData(0, 0, canvas.width, canvas.height).data);
    same = now === before ? same + 1 : 0;
    before = now;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
