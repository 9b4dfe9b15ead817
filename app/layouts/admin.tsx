import { Container, from, theme, until } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
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

/** Pages of a business's admins: its places at the side, in the drawer below 1280 px. */
export default function AdminLayout() {
  const intl = useIntl();
  const { person } = useRoot();
  const { pathname } = useLocation();
  return (
    <PageFrame toolbar={<AppToolbar isBusiness />}>
      <Columns width="wide">
        <SideNavigation aria-label={intl.formatMessage(messages.businessNavigation)}>
          <ul>
            {listPlaces(businessPlaces, person?.role, pathname).map(({ href, message, isCurrent }) => (
              <li key={href}>
                <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
                  <FormattedMessage {...message} />
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
