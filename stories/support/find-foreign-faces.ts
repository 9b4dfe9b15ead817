import { cdp } from 'vitest/browser';

/** Something that a story shows: a letter in a style, or a drawn image with words. */
interface Shown {
  name: string;
  /** Draws the same, to ask the browser about it. */
  element: Element;
  /** An image sees none of the page's faces: it needs one of its own, whatever the page would draw it with. */
  isWithoutFace?: boolean;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const styleProperties = ['fontFamily', 'fontWeight', 'fontStyle', 'textTransform'] as const;

const hasOwnFace = (source: string) => source.includes('src: url(data:font/');

/** What has been looked at and was good; almost everything comes up again in the next story. */
const known = new Set<string>();

/** What a field shows that is no text of the document. */
function readField(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value + element.placeholder;
  if (!(element instanceof HTMLInputElement) || /^(?:checkbox|radio|file|hidden|range)$/.test(element.type)) return '';
  return element.type === 'password' ? `•${element.placeholder}` : element.value + element.placeholder;
}

/** The texts that an element itself shows, each with its style. */
function listTexts(element: Element): (readonly [string, CSSStyleDeclaration])[] {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const parts = ['::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    return [/^"(.+)"/.exec(style.content)?.[1] ?? '', style] as const;
  });
  return [[own.join('') + readField(element), getComputedStyle(element)], ...parts];
}

function writeLetter(letter: string, style: CSSStyleDeclaration): HTMLElement {
  const element = document.createElement('span');
  for (const property of styleProperties) element.style[property] = style[property];
  element.textContent = letter;
  return element;
}

/** Letters in styles in which no story before has shown them. */
function listLetters(): Shown[] {
  const letters = new Map<string, Shown>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || /^(?:script|style|option)$/.test(element.localName)) continue;
    for (const [text, style] of listTexts(element)) {
      if (text.trim() === '') continue;
      const inStyle = styleProperties.map((property) => style[property]).join(' ');
      for (const { segment } of segmenter.segment(text)) {
        const name = `“${segment}” in ${inStyle}`;
        if (segment.trim() === '' || known.has(name) || letters.has(name)) continue;
        letters.set(name, { name, element: writeLetter(segment, style) });
      }
    }
  }
  return [...letters.values()];
}

/** Drawn images with words that no story before has shown. */
function listDrawings(): Shown[] {
  const addresses = new Set([...document.images].map(({ currentSrc }) => currentSrc));
  return [...addresses].flatMap((name) => {
    if (!name.startsWith('data:image/svg+xml,') || known.has(name)) return [];
    const source = decodeURIComponent(name.slice(name.indexOf(',') + 1));
    const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    if (svg.querySelector('text') === null) return [];
    return [{ name, element: document.importNode(svg, true), isWithoutFace: !hasOwnFace(source) }];
  });
}

/** Frames cannot be looked into, so whatever stands in one has to bring a face. */
const listFrames = (): string[] =>
  [...document.querySelectorAll('iframe')]
    .filter(({ srcdoc }) => !hasOwnFace(srcdoc))
    .map(({ title }) => `the frame “${title}”`);

/** The faces of the machine with which the browser has drawn an element, which `path` leads to from the document. */
async function listMachineFaces(path: string): Promise<string[]> {
  const session = cdp();
  const frame = `document.getElementsByName(${JSON.stringify(window.name)})[0]`;
  const { result } = await session.send('Runtime.evaluate', { expression: `${frame}.contentDocument.${path}` });
  // In their order; what is enabled tells of every change of the page until it is disabled.
  const [, , , { nodeId }] = await Promise.all([
    session.send('DOM.enable'),
    session.send('CSS.enable'),
    session.send('DOM.getDocument', { depth: 0 }),
    session.send('DOM.requestNode', { objectId: result.objectId! }),
  ]);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await Promise.all([session.send('CSS.disable'), session.send('DOM.disable')]);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/** Asks about all at once, and one by one where there is something to name, or a drawing, which holds its words too deep for that. */
async function judge(shown: readonly Shown[], path: string): Promise<string[]> {
  const isDrawn = shown.some(({ element }) => element instanceof SVGElement);
  const isGood = !isDrawn && (await listMachineFaces(path)).length === 0;
  const complaints = [];
  for (const [index, { name, element, isWithoutFace }] of shown.entries()) {
    const faces = isGood ? [] : await listMachineFaces(`${path}.children[${index}]`);
    if (faces.length === 0 && !isWithoutFace) known.add(name);
    else
      complaints.push(
        element instanceof SVGElement
          ? `an image of “${element.textContent.slice(-200)}”`
          : `${name}: ${faces.join(', ')}`,
      );
  }
  return complaints;
}

/**
 * What the page shows in a face of the machine instead of one that comes with the story. Empty when every machine draws the same. Only what
 * no story before has shown is drawn once more, on a sheet that nobody sees, and the browser asked about it.
 */
export async function findForeignFaces(): Promise<string[]> {
  const shown = [...listLetters(), ...listDrawings()];
  const frames = listFrames();
  if (shown.length === 0) return frames;
  const sheet = document.createElement('div');
  sheet.id = 'shown-once-more';
  sheet.setAttribute('style', 'position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none');
  sheet.append(...shown.map(({ element }) => element));
  document.body.append(sheet);
  try {
    // Faces are asked for when something is laid out with them.
    sheet.getBoundingClientRect();
    await document.fonts.ready;
    return [...frames, ...(await judge(shown, `getElementById('${sheet.id}')`))];
  } finally {
    sheet.remove();
  }
}
