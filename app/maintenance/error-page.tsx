import { FormattedMessage } from 'react-intl';
import { AskForHelp } from '../common/ask-for-help.tsx';
import { LostPageIllustration } from './lost-page-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** The page for any error that no screen handles. */
export function ErrorPage() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.errorTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.errorButton} /> }}
      help={<AskForHelp />}
      illustration={<LostPageIllustration />}
    >
      <FormattedMessage {...messages.errorSubtitle} />
    </NoticePage>
  );
}
