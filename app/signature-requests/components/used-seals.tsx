import type { UsedSeal } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsMessages as messages } from '../messages.ts';

/** The seal that was used for one signature. */
export function UsedSealText({ label, organisation }: UsedSeal) {
  return (
    <FormattedMessage
      {...messages.usedSeal}
      values={{ label: <bdi key="label">{label}</bdi>, organisation: <bdi key="organisation">{organisation}</bdi> }}
    />
  );
}

/** The organisations whose seals a request carries, each once; nothing where people signed for themselves. */
export function SealedBy({ signatures }: { signatures: readonly { seal: UsedSeal | null }[] }) {
  const organisations = [...new Set(signatures.flatMap(({ seal }) => seal?.organisation ?? []))];
  if (organisations.length === 0) return null;
  return (
    <Text tag="span" size="small" tone="soft">
      <FormattedMessage {...messages.sealedBy} values={{ organisations: organisations.join(', ') }} />
    </Text>
  );
}
