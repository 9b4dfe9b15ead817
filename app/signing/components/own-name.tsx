import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Inline, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { namePerson } from '../../common/name-person.ts';
import { signingNameMessages as messages } from '../name-messages.ts';

/** As whom a signer without account signs, the way to correct it, and what else stands there. */
export function OwnName({ own, onCorrect, children }: { own: Signature; onCorrect: () => void; children: ReactNode }) {
  const { first_name, last_name } = own.signer_identity_data;
  const name = own.stated_name ?? namePerson(first_name, last_name);
  return (
    <Inline gap={2} align="baseline">
      <Text size="small">
        {name ? (
          <FormattedMessage {...messages.signingAs} values={{ name: <bdi key="name">{name}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.nameless} />
        )}
      </Text>
      <Button type="button" variant="quiet" size="small" onClick={onCorrect} data-awaits-script>
        <FormattedMessage {...messages.correct} />
      </Button>
      {children}
    </Inline>
  );
}
