import { useIntl } from 'react-intl';
import { useTexts } from '../forms/use-problem-text.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useModals } from '../modals/modals.tsx';
import {
  type Colleague,
  type ColleagueLists,
  leaveColleagueOut,
  nameColleague,
  writeColleagues,
} from './colleagues.ts';
import { signatureRequestsColleagueMessages as messages } from './colleague-messages.ts';
import { nameColleagueDialog } from './dialogs.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Choice {
  colleagues: readonly Colleague[];
  save: (lists: ColleagueLists) => Promise<unknown>;
}

/** Names colleagues of a request and takes their access; what comes of it is said. */
export function useColleagueChoice(): {
  name: (choice: Choice) => void;
  leaveOut: (choice: Choice, colleague: Colleague) => void;
} {
  const { dialogs, snackbars } = useModals();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const suggest = useSuggestions();
  return {
    name({ colleagues, save }) {
      dialogs.open(nameColleagueDialog, { suggest }, async (named) => {
        await save(writeColleagues(nameColleague(colleagues, named)));
        snackbars.add({ message: formatMessage(messages.named, { email: named.email }), tone: 'success' });
      });
    },
    leaveOut({ colleagues, save }, { email }) {
      save(writeColleagues(leaveColleagueOut(colleagues, email))).then(
        () => snackbars.add({ message: formatMessage(messages.removed, { email }), tone: 'success' }),
        (error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger' }),
      );
    },
  };
}
