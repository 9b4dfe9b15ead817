/** Least width and height of what is pressed, in CSS px: WCAG 2.2, 2.5.8. */
const least = 24;
/** Borders of half a pixel. */
const tolerance = 0.5;

const interactive =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]';

const isForReadersAlone = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';

/** A link within a sentence is as high as its line (2.5.8, exception “inline”). */
function isInline(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false;
  const around = element.parentElement?.textContent?.trim() ?? '';
  const own = element.textContent?.trim() ?? '';
  return around.length > own.length && own.length > 0;
}

/** What a finger may hit: the element, what it spans over its row, and the labels that press it. */
function measureBox(element: Element): { width: number; height: number } {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const wrapped = element.closest('label');
  const after = getComputedStyle(element, '::after');
  const span = { width: Number.parseFloat(after.width) || 0, height: Number.parseFloat(after.height) || 0 };
  const boxes: { width: number; height: number }[] = [element, ...labels, ...(wrapped ? [wrapped] : [])].map((one) =>
    one.getBoundingClientRect(),
  );
  if (after.content !== 'none' && after.position === 'absolute') boxes.push(span);
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

/** Each thing that can be pressed and is too small to be hit. Empty when there is none. Spacing, which 2.5.8 takes instead, is not enough here. */
export function measureTargets(): string[] {
  const complaints = new Set<string>();
  for (const element of document.body.querySelectorAll(interactive)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.matches(':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden=true]')) continue;
    let hidden: Element | null = element;
    while (hidden && !isForReadersAlone(getComputedStyle(hidden))) hidden = hidden.parentElement;
    if (hidden || isInline(element)) continue;
    const { width, height } = measureBox(element);
    if (width >= least - tolerance && height >= least - tolerance) continue;
    if (width < 2 || height < 2) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    complaints.add(`<${element.localName}> “${name}” is ${width.toFixed(1)} × ${height.toFixed(1)} px`);
  }
  return [...complaints];
}
