import { cloneElement, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode, ToggleEvent } from 'react';
import { placeBeside } from '../support/place-beside.ts';
import { moveFocus } from '../support/move-focus.ts';
import { LinkAnchor } from '../support/link.tsx';
import { Sheet } from './menu-style.ts';

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
  /** Of the sheet; React's own unless given. A row of a table that is kept needs one that the row says. */
  id?: string;
  /** Name of the menu. */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** A function is asked once the menu is opened, by a script: for the many menus of a list, which are a command each and no way to a page. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Edge of the trigger that the menu keeps to; default end. */
  align?: 'start' | 'end';
}

/** Commands and links behind a button. Arrows, Home, End and first letters move; Escape and a click elsewhere close (the platform's popover). */
export function Menu({ id: given, label, trigger, items, align = 'end' }: MenuProps) {
  const own = useId();
  const id = given ?? own;
  const sheetRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isLate = typeof items === 'function';
  const shown = isLate ? (isAsked ? items() : []) : items;

  /** Before the sheet is measured and the focus looks for its first item. */
  function handleBeforeToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    if (isLate && newState === 'open') flushSync(() => setIsAsked(true));
  }

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
      {cloneElement(trigger, {
        ref: triggerRef,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        'aria-controls': id,
        ...(isLate && { 'data-awaits-script': true }),
        onKeyDown: openByArrow,
      })}
      <Sheet
        ref={sheetRef}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onKeyDown={handleMenuKey}
      >
        {shown.map((item) => {
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
