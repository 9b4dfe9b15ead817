import type { Size } from './box.ts';

/** What an element that covers a page says about it. */
export const describeLayer = (page: Size & { number?: number }) => ({
  'data-placement-page': page.number,
  'data-page-width': page.width,
  'data-page-height': page.height,
});

/** Number and size in points of the page that a layer covers. */
export function readLayer({ dataset }: HTMLElement): Size & { number: number } {
  const read = (name: string) => Number(dataset[name]);
  return { number: read('placementPage'), width: read('pageWidth'), height: read('pageHeight') };
}

const selector = '[data-placement-page]';

/** Around all pages of one document. */
const findRoot = (layer: HTMLElement): ParentNode => layer.closest('[data-page]')?.parentElement ?? document;

/** The layer of the page under a point of the window; null beside all pages. */
export function findLayerAt(
  own: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): HTMLElement | null {
  if (own === null) return null;
  const layers = [own, ...findRoot(own).querySelectorAll<HTMLElement>(selector)];
  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return layers.find((layer) => isInside(layer.getBoundingClientRect())) ?? null;
}

/** The layer of another page by its number. */
export const findLayer = (own: HTMLElement, number: number): HTMLElement | null =>
  findRoot(own).querySelector<HTMLElement>(`[data-placement-page="${number}"]`);

/** A placed box by its id, on whichever page of the document it is. */
export const findPlacement = (own: HTMLElement, id: string): HTMLElement | null =>
  findRoot(own).querySelector<HTMLElement>(`[data-placement="${CSS.escape(id)}"]`);
