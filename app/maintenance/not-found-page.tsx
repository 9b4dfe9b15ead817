import { FormattedMessage } from 'react-intl';
import { LostPageIllustration } from './lost-page-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** The page for an address that leads nowhere, or nowhere for this person. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.notFoundTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.errorButton} /> }}
      illustration={<LostPageIllustration />}
    >
      <FormattedMessage {...messages.notFoundText} values={{ path: <bdi>{path}</bdi> }} />
    </NoticePage>
  );
}
