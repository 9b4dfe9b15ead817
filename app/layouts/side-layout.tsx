import { Container, from, NavigationStrip, theme, ToolbarExtension, until } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { GuardUnsaved } from '../signature-requests/guard-unsaved.tsx';
import { AppLink } from './app-link.tsx';
import { AppToolbar } from './app-toolbar.tsx';
import type { listPlaces } from './navigation.ts';
import { PageFrame } from './page-frame.tsx';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  padding-block: ${theme.space[6]} ${theme.space[8]};
  ${from.lg} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

const SideNavigation = styled.nav`
  ${until.lg} {
    display: none;
  }

  ul {
    list-style: none;
  }

  a {
    display: block;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-left: 2px solid ${theme.color.hairline};
    color: ${theme.color.inkSoft};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
  }
  a[aria-current] {
    border-left-color: ${theme.color.seal};
    color: ${theme.color.ink};
  }

  /* There every edge has the colour of its letters. */
  @media (forced-colors: active) {
    a[aria-current] {
      border-left: 6px solid Highlight;
      padding-left: calc(${theme.space[3]} - 4px);
    }
  }
`;

/** The same places stand in the strip under the toolbar, where there is no room at the side. */
const Narrow = styled.div`
  ${from.lg} {
    display: none;
  }
`;

interface SideLayoutProps {
  /** Name of the navigation at the side. */
  label: string;
  places: ReturnType<typeof listPlaces>;
}

/** Pages of one part of the product: its places at the side, below 1280 px under the toolbar. */
export function SideLayout({ label, places: rows }: SideLayoutProps) {
  const intl = useIntl();
  const places = rows.map(({ message, ...place }) => ({ ...place, label: intl.formatMessage(message) }));
  const strip = (
    <Narrow>
      <ToolbarExtension>
        <NavigationStrip label={label} items={places} />
      </ToolbarExtension>
    </Narrow>
  );
  return (
    <PageFrame toolbar={<AppToolbar drawer={places} extension={strip} />}>
      <Columns>
        <SideNavigation aria-label={label} data-screen-only>
          <ul>
            {places.map(({ href, label: place, isCurrent }) => (
              <li key={href}>
                <AppLink href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {place}
                </AppLink>
              </li>
            ))}
          </ul>
        </SideNavigation>
        <div>
          <GuardUnsaved>
            <Outlet />
          </GuardUnsaved>
        </div>
      </Columns>
    </PageFrame>
  );
}
