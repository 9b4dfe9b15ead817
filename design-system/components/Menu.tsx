import { cloneElement, useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { placeBeside } from '../support/place-beside.ts';
import { moveFocus } from '../support/move-focus.ts';
import { LinkAnchor } from '../support/link.tsx';
import { theme } from '../theme/theme.ts';

/** One line of a menu: a link with `href`, else a command with `onSelect`. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  /** `danger` for what removes. */
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** A hairline above, to set groups apart. */
  startsGroup?: boolean;
}

export interface MenuProps {
  /** Name of the menu. */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  /** Edge of the trigger that the menu keeps to; default end. */
  align?: 'start' | 'end';
}

const Sheet = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  min-width: 200px;
  max-width: min(340px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  margin: 0;
  padding: ${theme.space[1]} 0;
  overflow-y: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: ${theme.elevation.floating};

  &:not([data-placed]) { opacity: 0; }

  [data-starts-group] { border-top: 1px solid ${theme.color.hairline}; margin-top: ${theme.space[1]}; padding-top: ${theme.space[1]}; }

  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    min-height: 40px;
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 0;
    background: transparent;
    color: inherit;
    font: 450 ${theme.fontSize.body} / 1.35 ${theme.fontFamily.text};
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover, &:focus-visible { background: ${theme.color.pineSoft}; }
    &:focus-visible { outline-offset: -2px; }
    &[data-tone='danger'] { color: ${theme.color.danger}; }
    &[data-tone='danger']:is(:hover, :focus-visible) { background: ${theme.color.dangerSoft}; }
    &[aria-disabled] { color: ${theme.color.inkFaint}; cursor: not-allowed; }
    svg { flex: none; width: 18px; height: 18px; }
  }
`;

/** Commands and links behind a button. Arrows, Home, End and first letters move; Escape and a click elsewhere close (the platform's popover). */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const id = useId();
  const sheetRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  function handleToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLDivElement>) {
    const isOpen = newState === 'open';
    triggerRef.current?.setAttribute('aria-expanded', String(isOpen));
    sheet.toggleAttribute('data-placed', isOpen);
    if (!isOpen || triggerRef.current === null) return;
    placeBeside(triggerRef.current, sheet, { side: 'bottom', align });
    sheet.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    sheetRef.current?.showPopover();
  }

  function handleMenuKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab' || event.key === 'Escape') {
      // Marked as used, so that a dialog around the menu does not close on the same key.
      event.preventDefault();
      sheetRef.current?.hidePopover();
    } else if (moveFocus(event.currentTarget, '[role=menuitem]', event.key, 'vertical')) event.preventDefault();
  }

  function choose(item: MenuItem) {
    if (item.isDisabled) return;
    sheetRef.current?.hidePopover();
    item.onSelect?.();
  }

  return (
    <>
      {cloneElement(trigger, { ref: triggerRef, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-controls': id, onKeyDown: openByArrow })}
      <Sheet ref={sheetRef} id={id} popover="auto" role="menu" aria-label={label} onToggle={handleToggle} onKeyDown={handleMenuKey}>
        {items.map((item) => {
          const shared = {
            role: 'menuitem',
            tabIndex: -1,
            'data-tone': item.tone,
            'aria-disabled': item.isDisabled || undefined,
            onClick: () => choose(item),
          };
          const content = (
            <>
              {item.icon}
              {item.label}
            </>
          );
          return (
            <div key={item.id} role="none" data-starts-group={item.startsGroup || undefined}>
              {item.href === undefined || item.isDisabled ? (
                <button type="button" {...shared}>
                  {content}
                </button>
              ) : (
                <LinkAnchor href={item.href} {...shared}>
                  {content}
                </LinkAnchor>
              )}
            </div>
          );
        })}
      </Sheet>
    </>
  );
}
