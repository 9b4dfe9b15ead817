import { findLeft, focusOn } from './keep-focus.ts';

const withoutContent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK']);

interface Layer {
  frame: HTMLElement;
  /** What in it takes the focus: the element with the dialog role, or the first field. */
  start: HTMLElement;
  /** Its place in the stacking order; of equal ones the later frame lies on top. */
  zIndex: number;
  /** What had the focus before. */
  opener: Element | null;
}

let layers: readonly Layer[] = [];
const silenced = new Set<HTMLElement>();
/** Openers of frames that may have gone, for what was opened from inside them. */
const openers = new WeakMap<Element, Element | null>();

const findTop = () => layers.toSorted((one, other) => one.zIndex - other.zIndex).at(-1);

/** What stays alive beside any frame, as a child of the body: what lies above all of them, and React Aria's voice, which is made at its first word. */
const alive = '[data-above-modals], [data-live-announcer]';

/** Everything beside the topmost frame is inert: no focus, no clicks, not read out. Frames are children of the body. */
function silenceOthers(): void {
  const top = findTop();
  for (const element of silenced) element.inert = false;
  silenced.clear();
  if (top === undefined) return;
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element === top.frame || element.inert) continue;
    if (withoutContent.has(element.tagName) || element.matches(alive)) continue;
    element.inert = true;
    silenced.add(element);
  }
}

/** Where the focus goes back to: the opener, what opened the frame that the opener has vanished with, or what is left around it. */
function findWayBack(opener: Element | null): HTMLElement | undefined {
  let target = opener;
  while (target !== null && !target.isConnected) {
    const frame: Element | null = target.closest('[data-modal-frame]');
    if (frame === null) return findLeft(target);
    target = openers.get(frame) ?? null;
  }
  return target instanceof HTMLElement && target !== document.body ? target : undefined;
}

/** The topmost frame has the focus, wherever in it; else its start takes it. */
function holdFocus(): void {
  const top = findTop();
  if (top !== undefined && !top.frame.contains(document.activeElement)) top.start.focus({ preventScroll: true });
}

/** Puts a frame among the open ones; the returned function takes it away and gives the focus back. */
export function openLayer(layer: Layer): () => void {
  layers = [...layers, layer];
  openers.set(layer.frame, layer.opener);
  silenceOthers();
  holdFocus();
  return () => {
    layers = layers.filter((other) => other !== layer);
    silenceOthers();
    const back = findWayBack(layer.opener);
    if (back) focusOn(back);
    holdFocus();
    // A frame that nobody has opened leads to what it lay over.
    const content = document.activeElement === document.body && document.querySelector('main');
    if (content) focusOn(content);
  };
}
