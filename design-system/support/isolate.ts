const isolations = new WeakMap<Element, number>();
const withoutContent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK']);

/**
 * Makes everything beside `frame` (a child of the body) inert until the returned function is called: no focus, no clicks, not read out.
 * Elements with `data-above-modals` stay alive. Overlapping isolations are counted, so they may end in any order.
 */
export function isolate(frame: Element): () => void {
  const others = [...(frame.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element !== frame &&
      element instanceof HTMLElement &&
      !withoutContent.has(element.tagName) &&
      element.dataset['aboveModals'] === undefined,
  );
  for (const element of others) {
    isolations.set(element, (isolations.get(element) ?? 0) + 1);
    element.inert = true;
  }
  return () => {
    for (const element of others) {
      const left = (isolations.get(element) ?? 1) - 1;
      isolations.set(element, left);
      element.inert = left > 0;
    }
  };
}
