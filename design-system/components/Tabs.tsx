import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { LinkAnchor } from '../support/link.tsx';
import { moveFocus } from '../support/move-focus.ts';
import { useInSight } from '../support/use-in-sight.ts';
import { Count, TabLine } from './tab-style.ts';

/** A tab that leads to a page of its own. */
export interface TabLink {
  href: string;
  label: ReactNode;
  /** A number behind the label, written as the reader's language does. */
  count?: string;
  isCurrent?: boolean;
}

export interface TabLinksProps {
  /** Name of the landmark. */
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs whose state is the address: a list of links. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const lineRef = useRef<HTMLElement>(null);
  const currentHref = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useInSight(() => lineRef.current, currentHref);
  return (
    <TabLine as="nav" ref={lineRef} aria-label={label}>
      {tabs.map((tab) => (
        <LinkAnchor key={tab.href} href={tab.href} data-tab aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count === undefined ? null : <Count>{tab.count}</Count>}
        </LinkAnchor>
      ))}
    </TabLine>
  );
}

/** A tab that shows a panel. */
export interface TabPanel {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabPanelsProps {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly TabPanel[];
  /** Which one is open first; default the first. */
  defaultTabId?: string;
  /** Called when another one was chosen. */
  onChange?: (id: string) => void;
}

/** Tabs that show one of several panels on the same page; arrows move and select. */
export function TabPanels({ label, tabs, defaultTabId, onChange }: TabPanelsProps) {
  const id = useId();
  const lineRef = useRef<HTMLDivElement>(null);
  useInSight(() => lineRef.current, undefined);
  const [chosenId, setChosenId] = useState(defaultTabId);
  const open = tabs.find((tab) => tab.id === chosenId) ?? tabs[0];

  function choose(tabId: string) {
    setChosenId(tabId);
    onChange?.(tabId);
  }

  function handleKey(event: KeyboardEvent) {
    const tab = moveFocus(event.currentTarget, '[role=tab]', event.key, 'horizontal');
    if (tab === null) return;
    event.preventDefault();
    choose(tab.dataset['tab'] ?? '');
  }

  return (
    <div>
      <TabLine ref={lineRef} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab) => {
          const isOpen = tab === open;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => choose(tab.id)}
            >
              {tab.label}
            </button>
          );
        })}
      </TabLine>
      {open === undefined ? null : (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open.id}`} tabIndex={0}>
          {open.content}
        </div>
      )}
    </div>
  );
}
