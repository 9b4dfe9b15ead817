import type { Passkey } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Disclosure, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { twoStepMessages as messages } from '../messages.ts';
import { ProofForm } from './proof-form.tsx';
import type { SecurityState } from '../security-state.ts';

/** One passkey: its name, when it was used, and its end. */
export function PasskeyRow({ passkey, email, outcome, busy }: SecurityState & { passkey: Passkey }) {
  const format = useFormat();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const isMine = outcome?.intent === 'remove-passkey' && outcome.passkeyId === id;
  const remove = <FormattedMessage {...messages.passkeyRemove} values={{ name }} />;
  return (
    <Stack gap={1}>
      <Text weight="medium">{name}</Text>
      <Text tone="soft" size="small">
        {lastUsedAt ? (
          <FormattedMessage
            {...messages.passkeyUsed}
            values={{ added: format.instant(createdAt), used: format.instant(lastUsedAt) }}
          />
        ) : (
          <FormattedMessage {...messages.passkeyUnused} values={{ added: format.instant(createdAt) }} />
        )}
      </Text>
      <Disclosure label={remove} isOpen={isMine && Boolean(outcome.failure)}>
        <ProofForm
          intent="remove-passkey"
          passkeyId={id}
          email={email}
          failure={isMine ? outcome.failure : undefined}
          isBusy={busy === 'remove-passkey'}
          hasPasskeys
          variant="danger"
        >
          {remove}
        </ProofForm>
      </Disclosure>
    </Stack>
  );
}
