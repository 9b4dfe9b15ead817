import { Container, LinkProvider, Logo } from '@sigillum/design-system';
import { useLocation, useRouteError } from 'react-router';
import { styled } from 'styled-components';
import { AppLink } from '../layouts/app-link.tsx';
import { PageFrame } from '../layouts/page-frame.tsx';
import { productName } from '../title/name-page.ts';
import { ErrorPage } from './error-page.tsx';
import { findRetryAfter, judgeError } from './judge-error.ts';
import { BrokenLinkPage } from './broken-link-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TooSlowPage } from './too-slow-page.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

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
  const { pathname, search } = useLocation();
  const kind = judgeError(error, pathname);
  if (kind === 'nothing') return null;
  const bar = (
    <Bar forwardedAs="header" width="wide">
      <a href="/">
        <Logo name={productName} />
      </a>
    </Bar>
  );
  return (
    <LinkProvider component={AppLink}>
      <PageFrame toolbar={bar}>
        {kind === 'broken-link' && <BrokenLinkPage />}
        {kind === 'missing' && <NotFoundPage path={pathname} />}
        {kind === 'unreachable' && <UnreachablePage href={pathname + search} retryAfter={findRetryAfter(error)} />}
        {kind === 'too-slow' && <TooSlowPage href={pathname + search} />}
        {kind === 'failed' && <ErrorPage />}
      </PageFrame>
    </LinkProvider>
  );
}
