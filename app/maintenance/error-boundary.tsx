import { Container, LinkProvider, Logo } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { AppLink } from '../layouts/app-link.tsx';
import { PageFrame } from '../layouts/page-frame.tsx';
import { productName } from '../title/name-page.ts';
import { LostPageIllustration } from './lost-page-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { NoticePage } from './notice-page.tsx';

const Bar = styled(Container)`
  padding-block: 1.125rem;
  a {
    display: inline-flex;
    text-decoration: none;
  }
`;

/**
 * Any error that no screen handles, in a frame that needs no data: whatever failed may be what the toolbar shows. A 401 shows
 * nothing: the login is on its way.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return null;
  const bar = (
    <Bar forwardedAs="header" width="wide">
      <a href="/">
        <Logo name={productName} />
      </a>
    </Bar>
  );
  return (
    <LinkProvider component={AppLink}>
      <PageFrame toolbar={bar}>{status === 404 ? <NotFoundPage path={pathname} /> : <ErrorPage />}</PageFrame>
    </LinkProvider>
  );
}

function ErrorPage() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.errorTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.errorButton} /> }}
      illustration={<LostPageIllustration />}
    >
      <FormattedMessage {...messages.errorSubtitle} />
    </NoticePage>
  );
}
