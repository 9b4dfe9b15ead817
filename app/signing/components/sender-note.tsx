import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import { FormattedMessage } from 'react-intl';
import { businessPublicMessages as messages } from '../../business/public-messages.ts';

/** Which business stands behind a request; whom one may ask there stands beside its logo. */
export function SenderNote({ sender: { name } }: { sender: Pick<PublicInformation, 'name'> }) {
  return (
    <>
      <br />
      <FormattedMessage {...messages.fromBusiness} values={{ business: <bdi key="b">{name}</bdi> }} />
    </>
  );
}
