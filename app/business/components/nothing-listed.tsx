import { EmptyState, Globe } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';

/** In place of rows: there has been no call yet, or none fits what was searched for. */
export function NothingListed({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      icon={<Globe />}
      title={<FormattedMessage {...(isNarrowed ? messages.noFitTitle : messages.noneTitle)} />}
    >
      <FormattedMessage {...(isNarrowed ? messages.noFitText : messages.noneText)} />
    </EmptyState>
  );
}
