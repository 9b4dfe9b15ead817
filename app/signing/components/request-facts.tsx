import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { DefinitionList } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsQualityMessages } from '../../signature-requests/quality-messages.ts';
import { signingMessages as messages } from '../messages.ts';

/** Law and dates of a request. */
export function RequestFacts({ request }: { request: SignatureRequest }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { legislation, initiated_at, expiration_date, ended_at } = request;
  const facts = [
    {
      term: formatMessage(signatureRequestsQualityMessages.legislation),
      value: formatMessage(
        legislation === 'ZERTES' ? signatureRequestsQualityMessages.zertes : signatureRequestsQualityMessages.eidas,
      ),
    },
    ...(initiated_at ? [{ term: formatMessage(messages.sentAt), value: format.instant(initiated_at) }] : []),
    ...(expiration_date ? [{ term: formatMessage(messages.expiresAt), value: format.instant(expiration_date) }] : []),
    ...(ended_at ? [{ term: formatMessage(messages.endedAt), value: format.instant(ended_at) }] : []),
  ];
  return <DefinitionList items={facts} />;
}
