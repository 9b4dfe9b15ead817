import { TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { maintenanceMessages as messages } from './messages.ts';

/** Leads to what the operator says about a notice, where there is more to read. In a tab of its own: here something may be typed. */
export function NoticeLink({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      <FormattedMessage {...messages.lightLink} />
    </TextLink>
  );
}
