import type { InviteResult } from '@sigillum/api-contracts/members/schemas.ts';
import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Bullets } from '../../common/bullets.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import type { InviteOutcome } from '../invite-run.ts';
import { membersListMessages as messages } from '../list-messages.ts';

const texts: Record<InviteResult, MessageText> = {
  INVITED: messages.resultInvited,
  INVALID: messages.resultInvalid,
  REPEATED: messages.resultRepeated,
  OWN_ADDRESS: messages.resultOwn,
  ALREADY_MEMBER: messages.resultMember,
  ALREADY_INVITED: messages.resultOpen,
  NO_SEAT: messages.resultNoSeat,
};

const mostListed = 200;

const Outcomes = styled(Bullets)`
  max-height: 18rem;
  overflow-y: auto;
`;

/** What came of each address: how many were invited, and which not and why. */
export function AddMemberOutcome({ outcomes, close }: { outcomes: readonly InviteOutcome[]; close: () => void }) {
  const refused = outcomes.filter(({ result }) => result !== 'INVITED');
  const shown = refused.length > 0 ? refused : outcomes;
  const left = shown.length - mostListed;
  return (
    <RefusalDialog title={messages.resultsTitle} values={{ count: outcomes.length - refused.length }} close={close}>
      <Stack gap={3}>
        {refused.length > 0 && (
          <Text>
            <FormattedMessage {...messages.resultsText} values={{ count: refused.length }} />
          </Text>
        )}
        <Outcomes tabIndex={0}>
          {shown.slice(0, mostListed).map(({ email, result }, index) => (
            <li key={`${index} ${email}`}>
              <bdi>{email}</bdi>:{' '}
              <Text tag="span" tone="soft">
                <FormattedMessage {...texts[result]} />
              </Text>
            </li>
          ))}
          {left > 0 && (
            <li>
              <FormattedMessage {...messages.resultsMore} values={{ count: left }} />
            </li>
          )}
        </Outcomes>
      </Stack>
    </RefusalDialog>
  );
}
