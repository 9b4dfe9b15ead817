/** How far letters may stick out of what is drawn around them, as a share of their size: the lines above and below the letters are empty. */
const slack = 0.2;
/** Least distance in px by which something must stick out to count. */
const tolerance = 2;

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  getComputedStyle(element).clipPath !== 'inset(50%)';

const isTransparent = (color: string) => color === 'transparent' || /(?:, | \/ )0\)$/.test(color);

/** Whether one sees where the element ends. */
function isDrawn(style: CSSStyleDeclaration): boolean {
  if (style.display === 'inline') return false;
  const isFramed = Number.parseFloat(style.borderTopWidth) > 0 && !isTransparent(style.borderTopColor);
  const isRing = isFramed && Number.parseFloat(style.borderBottomWidth) > 0;
  return isRing || !isTransparent(style.backgroundColor);
}

/** The innermost box that one sees around a text; none where something between them scrolls or clips. */
function findBox(text: Element): Element | undefined {
  for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.clipPath === 'inset(50%)' || style.overflowX !== 'visible' || style.position === 'absolute')
      return undefined;
    if (isDrawn(style)) return box;
  }
  return undefined;
}

function judgeText(text: Text): string | undefined {
  const parent = text.parentElement!;
  const box = findBox(parent);
  if (!box) return undefined;
  const size = Number.parseFloat(getComputedStyle(parent).fontSize) * slack;
  const edges = box.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  const sticksOut = [...range.getClientRects()].some(
    ({ width, left, right, top, bottom }) =>
      width > 1 &&
      (left < edges.left - tolerance ||
        right > edges.right + tolerance ||
        top < edges.top - size - tolerance ||
        bottom > edges.bottom + size + tolerance),
  );
  return sticksOut ? `“${text.data.trim().slice(0, 60)}” sticks out of the box that is drawn around it` : undefined;
}

const canvas = document.createElement('canvas').getContext('2d')!;

/** What is typed scrolls; what stands there until then does not, and neither can be read where the field is too low. */
function judgeField(field: HTMLInputElement): string | undefined {
  const style = getComputedStyle(field);
  const size = Number.parseFloat(style.fontSize);
  const name = field.labels?.[0]?.textContent ?? field.name;
  const height = field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
  if (height < size * 1.15) return `<input> “${name}” is ${height} px high inside, for letters of ${size} px`;
  if (field.value !== '' || field.placeholder === '') return undefined;
  canvas.font = getComputedStyle(field, '::placeholder').font;
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const { width } = canvas.measureText(field.placeholder);
  return width > room + tolerance
    ? `<input> “${name}” cuts “${field.placeholder}”: ${Math.round(width)} px in ${room} px`
    : undefined;
}

/** What a page is about is read whole. */
const judgeTitle = (title: Element): string | undefined =>
  title.scrollHeight > title.clientHeight * 1.3 && getComputedStyle(title).overflowY !== 'visible'
    ? `The title “${title.textContent}” is cut`
    : undefined;

/** Each text that is larger than what is drawn around it, each field too small for its words, each title that is cut. Empty when there is none. */
export function measureBoxes(): string[] {
  const complaints = new Set<string | undefined>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || /^(?:script|style|option)$/.test(parent.localName)) continue;
    if (isSeen(parent)) complaints.add(judgeText(text));
  }
  const typed = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=file], [type=color])';
  for (const field of document.body.querySelectorAll<HTMLInputElement>(typed))
    if (isSeen(field)) complaints.add(judgeField(field));
  for (const title of document.body.querySelectorAll('h1')) if (isSeen(title)) complaints.add(judgeTitle(title));
  complaints.delete(undefined);
  return [...complaints] as string[];
}
