import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { Badge, Globe } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';

/** The name of each law. */
const legislationTexts = { ZERTES: messages.zertes, EIDAS: messages.eidas } as const satisfies Record<
  Legislation,
  unknown
>;

/** The law that decides which qualified signatures count. */
export function LegislationBadge({ legislation }: { legislation: Legislation }) {
  return (
    <Badge icon={<Globe aria-hidden />}>
      <FormattedMessage {...legislationTexts[legislation]} />
    </Badge>
  );
}
