/** Least distance in px by which something must stick out to count. */
const tolerance = 2;

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Its own tag and words, to find it by. */
function describe(node: Text): string {
  const text = node.data.trim().replaceAll(/\s+/g, ' ');
  return `<${node.parentElement?.localName}> “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

/** Hidden for the eye on purpose: read out alone. */
const isForReadersAlone = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';

/** Shortened on purpose, with an ellipsis at the end of its line or of its last line. */
const isShortened = ({ textOverflow, overflowX, webkitLineClamp }: CSSStyleDeclaration) =>
  clips(overflowX) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');

/** Why a line of text cannot be read whole, or undefined. What can be scrolled to can be read. */
function judgeLine(line: DOMRect, parent: Element): string | undefined {
  let canScrollAcross = false;
  let canScrollDown = false;
  let isFixed = false;
  for (let box: Element | null = parent; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (isForReadersAlone(style) || isShortened(style)) return undefined;
    const edges = box.getBoundingClientRect();
    const isPage = box === document.documentElement || box === document.body;
    canScrollAcross ||= scrolls(style.overflowX);
    canScrollDown ||= scrolls(style.overflowY);
    isFixed ||= style.position === 'fixed';
    if (!isPage && !canScrollAcross && clips(style.overflowX))
      if (line.right > edges.right + tolerance || line.left < edges.left - tolerance) return 'is cut off at the side';
    if (!isPage && !canScrollDown && clips(style.overflowY))
      if (line.top + line.height / 2 > edges.bottom || line.bottom - line.height / 2 < edges.top)
        return 'is cut off above or below';
  }
  if (!canScrollAcross && (line.right > window.innerWidth + tolerance || line.left < -tolerance))
    return 'runs out of the window';
  if (isFixed && !canScrollDown && line.bottom > window.innerHeight + line.height / 2)
    return 'lies below the window and cannot be scrolled to';
  return undefined;
}

/** The innermost element that makes the page wide, to find the cause by. */
function findWidest(leastRight: number): string {
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement));
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > leastRight && !isInScroller(element.parentElement),
  );
  return widest === undefined ? '' : `, by <${widest.localName} class="${widest.getAttribute('class') ?? ''}">`;
}

/** What does not fit into the window as it is: each text that cannot be read whole, and a page that scrolls sideways. Empty when all fits. */
export function measureOverflow(): string[] {
  const complaints = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || /^(?:script|style|option)$/.test(parent.localName)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const reason = [...range.getClientRects()]
      .filter((line) => line.width > 0)
      .map((line) => judgeLine(line, parent))
      .find(Boolean);
    if (reason) complaints.add(`${describe(text)} ${reason}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    complaints.add(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px${findWidest(clientWidth)}`);
  return [...complaints];
}
