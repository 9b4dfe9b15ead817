import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { LostPageIllustration } from './lost-page-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { NoticePage } from './notice-page.tsx';

/** Any error that no screen handles. A 401 shows nothing: the login is on its way. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return null;
  if (status === 404) return <NotFoundPage path={pathname} />;
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
