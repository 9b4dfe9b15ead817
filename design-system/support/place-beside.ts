interface Placing {
  side: 'top' | 'bottom';
  align: 'start' | 'centre' | 'end';
}

const distance = 6;
const screenEdge = 8;

/**
 * Sets `left` and `top` in px of a fixed element so that it lies beside its anchor, inside the window.
 * It changes to the other side where the asked one has no room.
 */
export function placeBeside(anchor: Element, floating: HTMLElement, { side, align }: Placing): void {
  const around = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const above = around.top - distance - height;
  const below = around.bottom + distance;
  const hasRoomAbove = above >= screenEdge;
  const hasRoomBelow = below + height <= window.innerHeight - screenEdge;
  const isAbove = side === 'top' ? hasRoomAbove || !hasRoomBelow : !hasRoomBelow && hasRoomAbove;
  const lefts = { start: around.left, centre: around.left + (around.width - width) / 2, end: around.right - width };
  const left = Math.max(screenEdge, Math.min(lefts[align], window.innerWidth - width - screenEdge));
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(Math.max(screenEdge, isAbove ? above : below))}px`;
}
