import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Lack } from '@sigillum/api-contracts/user/find-lack.ts';
import { Badge, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { namePerson } from '../../common/name-person.ts';
import { signatureRequestsLackMessages as messages } from '../lack-messages.ts';
import { signatureRequestsQualityMessages } from '../quality-messages.ts';
import { PersonRow } from './person-row.ts';

export interface LackListProps {
  quality: Quality;
  legislation: Legislation;
  signatures: readonly Signature[];
  /** What colleagues still lack; of others nothing is known, whoever they are. */
  lacks: readonly { sid: string; lack: Lack }[];
}

const lackTexts = {
  email: messages.email,
  mobile: messages.mobile,
  identification: messages.identification,
} as const satisfies Record<Lack, unknown>;

const needs: Partial<Record<Quality, typeof messages.needsIdentity>> = {
  AES: messages.needsMobile,
  AES_MINIMAL: messages.needsIdentity,
  QES: messages.needsIdentity,
};

/** What the quality of a request needs of whoever signs, and which colleagues lack it. */
export function LackList({ quality, legislation, signatures, lacks }: LackListProps) {
  const { formatMessage } = useIntl();
  const need = needs[quality];
  const lacking = signatures.flatMap((signature) => {
    const lack = lacks.find(({ sid }) => sid === signature.sid)?.lack;
    return lack ? [{ signature, lack }] : [];
  });
  if (!need && lacking.length === 0) return null;
  const law =
    legislation === 'ZERTES' ? signatureRequestsQualityMessages.zertes : signatureRequestsQualityMessages.eidas;
  return (
    <Stack gap={2}>
      {need && (
        <Text tone="soft">
          <FormattedMessage {...need} values={{ law: formatMessage(law) }} />
        </Text>
      )}
      {lacking.length > 0 && (
        <ul role="list" aria-label={formatMessage(messages.label)}>
          {lacking.map(({ signature: { sid, signer_identity_data: person }, lack }) => (
            <PersonRow key={sid}>
              <bdi>{namePerson(person.first_name, person.last_name, person.email_address)}</bdi>
              <Badge tone="warning">
                <FormattedMessage {...lackTexts[lack]} />
              </Badge>
            </PersonRow>
          ))}
        </ul>
      )}
    </Stack>
  );
}
