import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { X } from '../icons.ts';
import { LinkAnchor } from '../support/link.tsx';
import { Portal } from '../support/Portal.tsx';
import { useModalFrame } from '../support/use-modal-frame.ts';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';
import { IconButton } from './IconButton.tsx';
import type { NavigationItem } from './navigation-item.ts';

export interface NavigationDrawerProps {
  /** Name of the drawer and of the navigation in it. */
  label: string;
  items: readonly NavigationItem[];
  closeLabel: string;
  /** Called by the close button, Escape, a click beside the drawer, and after a place was chosen. */
  onClose: () => void;
  /** Shown at the end of the drawer. */
  footer?: ReactNode;
}

const slide = keyframes`from { translate: -100% 0; }`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.drawer};
  background: ${theme.color.scrim};
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: min(320px, calc(100vw - 48px));
  height: 100%;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[5]};
  overflow-y: auto;
  border-right: 1px solid transparent;
  background: ${theme.color.paper};
  animation: ${slide} ${theme.motion.calm} ${theme.motion.curve};

  &:focus-visible {
    outline: none;
  }
  nav {
    flex: 1;
  }
`;

const Place = styled(LinkAnchor)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 48px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-left: 2px solid transparent;
  color: ${theme.color.ink};
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.well};
  }
  &[aria-current] {
    border-left-color: ${theme.color.seal};
    background: ${theme.color.canvas};
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-current] {
      border-color: Highlight;
    }
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.inkSoft};
  }
`;

/** The navigation of screens below 1280 px; it is open as long as it is mounted. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  return (
    <Portal>
      <DrawerFrame {...props} />
    </Portal>
  );
}

function DrawerFrame({ label, items, closeLabel, onClose, footer }: NavigationDrawerProps) {
  const { rootRef, dialogRef } = useModalFrame({ zIndex: zIndex.drawer, onEscape: onClose });
  return (
    <Scrim ref={rootRef} data-modal-frame onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <Sheet ref={dialogRef} role="dialog" aria-modal aria-label={label} tabIndex={-1}>
        <IconButton label={closeLabel} hasTooltip={false} icon={<X aria-hidden />} onClick={onClose} />
        <nav aria-label={label}>
          <ul role="list">
            {items.map((item) => (
              <li key={item.href}>
                <Place href={item.href} aria-current={item.isCurrent ? 'page' : undefined} onClick={onClose}>
                  {item.icon}
                  {item.label}
                </Place>
              </li>
            ))}
          </ul>
        </nav>
        {footer}
      </Sheet>
    </Scrim>
  );
}
