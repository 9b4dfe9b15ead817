import { FormattedMessage } from 'react-intl';
import { AskForHelp } from '../common/ask-for-help.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

export default function Sorry() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.sorryTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.sorryHome} /> }}
      help={<AskForHelp />}
      illustration={<Illustration name="sorry" isFirst />}
    >
      <FormattedMessage {...messages.sorryText} />
    </NoticePage>
  );
}
