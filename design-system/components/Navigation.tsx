import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuIcon } from '../icons.ts';
import { from, until } from '../breakpoints/breakpoints.ts';
import { LinkAnchor } from '../support/link.tsx';
import { useInSight } from '../support/use-in-sight.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from './IconButton.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';

export interface NavigationProps {
  /** Name of the landmark. */
  label: string;
  items: readonly NavigationItem[];
}

export interface NavigationButtonProps extends NavigationProps {
  openLabel: string;
  closeLabel: string;
  /** Shown at the end of the drawer. */
  footer?: ReactNode;
}

const Line = styled.nav`
  height: 100%;

  ul {
    display: flex;
    height: 100%;
    gap: ${theme.space[5]};
  }
  li {
    height: 100%;
  }
`;

const Place = styled(LinkAnchor)`
  display: flex;
  align-items: center;
  height: 100%;
  border-block: 2px solid transparent;
  color: ${theme.color.inkSoft};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${theme.color.ink};
  }
  /* As high as its bar: outside of it the ring would be cut off. */
  &:focus-visible {
    padding-inline: ${theme.space[1]};
    margin-inline: calc(-1 * ${theme.space[1]});
    outline-offset: -2px;
  }
  &[aria-current] {
    border-bottom-color: ${theme.color.seal};
    color: ${theme.color.ink};
  }

  /* There a transparent border would be drawn. */
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-current] {
      border-bottom-color: Highlight;
    }
  }
`;

const Bar = styled(Line)`
  ${until.lg} {
    display: none;
  }
`;

const BelowLarge = styled.span`
  display: inline-flex;
  ${from.lg} {
    display: none;
  }
`;

/** The main places as a line of links, from 1280 px on; below, NavigationButton takes over. */
export function Navigation({ label, items }: NavigationProps) {
  return (
    <Bar aria-label={label}>
      <Places items={items} />
    </Bar>
  );
}

/** Places of their own in the strip under the toolbar; it scrolls where they have no room. */
export function NavigationStrip({ label, items }: NavigationProps) {
  const navRef = useRef<HTMLElement>(null);
  useInSight(() => navRef.current?.parentElement, items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Line ref={navRef} aria-label={label}>
      <Places items={items} />
    </Line>
  );
}

function Places({ items }: Pick<NavigationProps, 'items'>) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.href}>
          <Place href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </Place>
        </li>
      ))}
    </ul>
  );
}

/** Below 1280 px: the button that opens the same places in a drawer. */
export function NavigationButton({ openLabel, ...drawer }: NavigationButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BelowLarge>
      <IconButton
        label={openLabel}
        icon={<MenuIcon aria-hidden />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <NavigationDrawer {...drawer} onClose={() => setIsOpen(false)} /> : null}
    </BelowLarge>
  );
}
