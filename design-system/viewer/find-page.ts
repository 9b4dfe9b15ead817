/**
 * The frame of the page at a height of the window in px: the last one that begins above it, or else the first. Frames stand below each
 * other, so a few looks suffice for hundreds of pages.
 */
export function findPageAt(scroller: HTMLElement, clientY: number): HTMLElement | undefined {
  const frames = scroller.children as HTMLCollectionOf<HTMLElement>;
  let first = 0;
  let last = frames.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (frames[middle]!.getBoundingClientRect().top <= clientY) first = middle;
    else last = middle - 1;
  }
  return frames[first];
}

/** The number of the page that a frame holds. */
export const readPageNumber = (frame: HTMLElement | undefined): number => Number(frame?.dataset['page'] ?? 1);
