import type { FoundSignature } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { Stack } from '@sigillum/design-system';
import { useIntl, type IntlShape } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { documentsContentsMessages as messages } from '../contents-messages.ts';

export interface FoundSignaturesProps {
  signatures: readonly FoundSignature[];
}

/** The signatures and timestamps that an upload carries already, each with what it forbids. */
export function FoundSignatures({ signatures }: FoundSignaturesProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Stack gap={2} tag="ul" role="list">
      {signatures.map((signature) => (
        <li key={signature.field_name}>
          {[
            `${describeSigner(intl, signature, signature.claimed_at ? format.date(signature.claimed_at) : 'none')}.`,
            ...describeBans(intl, signature),
            intl.formatMessage(signature.is_intact ? messages.isIntact : messages.isUnknown),
          ].join(' ')}
        </li>
      ))}
    </Stack>
  );
}

function describeSigner({ formatMessage }: IntlShape, signature: FoundSignature, date: string): string {
  const { type, signer, claimed_name: claimed } = signature;
  if (type === 'TIMESTAMP') return formatMessage(messages.foundTimestamp, { signer: signer ?? 'none' });
  const name = claimed ?? signer ?? 'none';
  return formatMessage(messages.foundSignature, {
    name,
    date,
    certificate: signer && signer !== name ? signer : 'none',
  });
}

function describeBans({ formatMessage }: IntlShape, { certification_level: level, lock }: FoundSignature): string[] {
  const permits = { 2: messages.permitsForms, 3: messages.permitsNotes }[level ?? 0];
  const locks =
    lock && { ALL: messages.locksAll, INCLUDE: messages.locksSome, EXCLUDE: messages.locksOthers }[lock.action];
  return [
    ...(permits ? [formatMessage(permits)] : []),
    ...(locks ? [formatMessage(locks, { fields: lock.fields.join(', ') })] : []),
  ];
}
