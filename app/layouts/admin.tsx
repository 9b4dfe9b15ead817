import { Container, from, NavigationStrip, theme, ToolbarExtension, until } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { Link, Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { AppToolbar } from './app-toolbar.tsx';
import { layoutsMessages as messages } from './messages.ts';
import { businessPlaces, listPlaces } from './navigation.ts';
import { PageFrame } from './page-frame.tsx';
import { useRoot } from './use-root.ts';

export { loader } from './load-layout.ts';

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
`;

/** The same places stand in the strip under the toolbar, where there is no room at the side. */
const Narrow = styled.div`
  ${from.lg} {
    display: none;
  }
`;

/** Pages of a business's admins: its places at the side, below 1280 px under the toolbar. */
export default function AdminLayout() {
  const intl = useIntl();
  const { person } = useRoot();
  const { pathname } = useLocation();
  const label = intl.formatMessage(messages.businessNavigation);
  const places = listPlaces(businessPlaces, person?.role, pathname).map(({ href, message, isCurrent }) => ({
    href,
    label: intl.formatMessage(message),
    isCurrent,
  }));
  const strip = (
    <Narrow>
      <ToolbarExtension>
        <NavigationStrip label={label} items={places} />
      </ToolbarExtension>
    </Narrow>
  );
  return (
    <PageFrame toolbar={<AppToolbar isBusiness extension={strip} />}>
      <Columns>
        <SideNavigation aria-label={label}>
          <ul>
            {places.map(({ href, label: place, isCurrent }) => (
              <li key={href}>
                <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
                  {place}
                </Link>
              </li>
            ))}
          </ul>
        </SideNavigation>
        <div>
          <Outlet />
        </div>
      </Columns>
    </PageFrame>
  );
}
