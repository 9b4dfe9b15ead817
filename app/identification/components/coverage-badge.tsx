import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

/** Who pays for a way; nothing where nobody does. */
export function CoverageBadge({ way }: { way: Pick<IdentWay, 'is_covered' | 'covered_by'> }) {
  if (!way.is_covered) return null;
  return (
    <Badge>
      {way.covered_by === null ? (
        <FormattedMessage {...messages.coveredFree} />
      ) : (
        <FormattedMessage {...messages.coveredBy} values={{ business: <bdi key="business">{way.covered_by}</bdi> }} />
      )}
    </Badge>
  );
}
