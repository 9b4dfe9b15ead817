import { Banner, Disclosure, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { twoStepMessages as messages } from '../messages.ts';
import { ProofForm } from './proof-form.tsx';
import type { SecurityState } from '../security-state.ts';

/** From here on somebody should think of new ones. */
const few = 3;

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ email, twoStep, outcome, busy }: SecurityState) {
  const failure = outcome?.intent === 'renew-codes' ? outcome.failure : undefined;
  const left = <FormattedMessage {...messages.recoveryLeft} values={{ count: twoStep.recoveryCodesLeft }} />;
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.recoveryTitle} />}
      text={<FormattedMessage {...messages.recoveryText} />}
    >
      <Stack gap={3}>
        {twoStep.recoveryCodesLeft > few ? <Text>{left}</Text> : <Banner tone="warning">{left}</Banner>}
        <Disclosure label={<FormattedMessage {...messages.recoveryRenew} />} isOpen={Boolean(failure)}>
          <ProofForm
            intent="renew-codes"
            email={email}
            failure={failure}
            isBusy={busy === 'renew-codes'}
            hasPasskeys={twoStep.passkeys.length > 0}
            variant="primary"
          >
            <FormattedMessage {...messages.recoveryRenew} />
          </ProofForm>
        </Disclosure>
      </Stack>
    </ProfileCard>
  );
}
