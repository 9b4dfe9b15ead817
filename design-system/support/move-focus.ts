const steps = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
} as const;

/**
 * Moves the focus among the elements of `container` that match, as the ARIA patterns for menus and tabs ask: arrows wrap around, Home and
 * End go to the ends, and in a vertical list a letter goes to the next text that begins with it. Returns the element, or null for a foreign key.
 */
export function moveFocus(
  container: Element,
  selector: string,
  key: string,
  direction: keyof typeof steps,
): HTMLElement | null {
  const elements = [...container.querySelectorAll<HTMLElement>(selector)];
  const current = elements.findIndex((element) => element === document.activeElement);
  const target = findTarget();
  target?.focus();
  return target ?? null;

  function findTarget(): HTMLElement | undefined {
    const step = (steps[direction] as Partial<Record<string, number>>)[key];
    if (step !== undefined) return elements[(current + step + elements.length) % elements.length];
    if (key === 'Home') return elements[0];
    if (key === 'End') return elements.at(-1);
    if (direction !== 'vertical' || key.length !== 1 || key === ' ') return undefined;
    const following = [...elements.slice(current + 1), ...elements.slice(0, current + 1)];
    return following.find((element) =>
      element.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
    );
  }
}
