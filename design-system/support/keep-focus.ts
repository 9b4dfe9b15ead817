/** What was around an element when it took the focus, from the inside out; without the page itself. */
const surroundings = new WeakMap<Element, readonly HTMLElement[]>();

const listSurroundings = ({ parentElement: parent }: Element): HTMLElement[] =>
  parent === null || parent === document.body ? [] : [parent, ...listSurroundings(parent)];

/** What is left of what was around an element that has gone: the nearest that has a role, by which it is read out. */
export function findLeft(gone: Element): HTMLElement | undefined {
  const left = surroundings.get(gone)?.filter(({ isConnected }) => isConnected) ?? [];
  return left.find((element) => element.matches('section, table, main, [role]')) ?? left[0];
}

/** Gives the focus also to what takes none by itself, for as long as it has it. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * What has the focus may go with what was done by it: a row that is removed, a form that has become a sentence, a button that rests for a
 * while. The browser says nothing then, and nothing has the focus any more: it goes to what is left around, unless the page has put it
 * somewhere itself. Returns the end.
 */
export function keepFocus(): () => void {
  let held: Element | undefined;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    held = target;
    surroundings.set(target, listSurroundings(target));
  };
  // Whoever points beside everything has put it down; browsers tell of what is taken away in the same words.
  const release = () =>
    requestAnimationFrame(() => {
      if (held?.isConnected && document.activeElement !== held) held = undefined;
    });
  const observer = new MutationObserver(() => {
    if (held === undefined || (held.isConnected && !held.matches(':disabled'))) return;
    const gone = held;
    held = undefined;
    // After the effects of what has come instead.
    requestAnimationFrame(() => setTimeout(giveOn, 0, gone));
  });
  const giveOn = (gone: Element) => {
    const left = findLeft(gone);
    if (left && document.activeElement === document.body) focusOn(left);
  };
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', release);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', release);
  };
}
