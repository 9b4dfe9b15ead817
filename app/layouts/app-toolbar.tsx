import { Logo, Navigation, NavigationButton, type NavigationItem, theme, Toolbar } from '@sigillum/design-system';
import { LinkAnchor } from '@sigillum/design-system/support/link.tsx';
import { Kept } from '@sigillum/design-system/support/Kept.tsx';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { productName } from '../title/name-page.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { layoutsMessages as messages } from './messages.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { listPlaces, mainPlaces } from './navigation.ts';
import { useRoot } from './use-root.ts';

const Home = styled(LinkAnchor)`
  display: inline-flex;
  border-radius: ${theme.radius.control};
  text-decoration: none;
`;

/** The bar at the top: logo, places, language, account. `hasPlaces` is false on pages for people without an account. */
export function AppToolbar({
  hasPlaces = true,
  drawer = [],
  isContained = true,
  extension,
}: {
  hasPlaces?: boolean;
  /** Further places for the drawer of small screens. */
  drawer?: readonly NavigationItem[];
  /** False in workspaces, which use the whole window. */
  isContained?: boolean;
  extension?: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  const { pathname, search } = useLocation();
  const root = useRoot();
  const { person } = root;
  const describe = (rows: ReturnType<typeof listPlaces>) =>
    rows.map(({ message, ...row }) => ({ ...row, label: intl.formatMessage(message) }));
  const places = hasPlaces ? describe(listPlaces(mainPlaces, person?.role, pathname)) : [];
  const drawerPlaces = [...places, ...drawer];
  const label = intl.formatMessage(messages.navigation);
  const draw = () => (
    <Toolbar
      start={
        <>
          {drawerPlaces.length > 0 && (
            <NavigationButton
              label={label}
              items={drawerPlaces}
              openLabel={intl.formatMessage(messages.openNavigation)}
              closeLabel={intl.formatMessage(messages.closeNavigation)}
            />
          )}
          <Home href="/">
            <Logo name={productName} />
          </Home>
        </>
      }
      end={
        <>
          <ThemeMenu />
          <LanguageMenu />
          <AccountMenu />
        </>
      }
      extension={extension}
      isContained={isContained}
    >
      {places.length > 0 && <Navigation label={label} items={places} />}
    </Toolbar>
  );
  if (extension !== undefined || drawer.length > 0) return draw();
  // Whoever has an account is not led to the same page in another language by a link.
  const address = person ? '' : pathname + search;
  return <Kept from={() => JSON.stringify(['toolbar', id, isContained, places, address, root])}>{draw}</Kept>;
}
