import type { Indication } from '@sigillum/api-contracts/verification/schemas.ts';
import { Badge, CircleCheck, CircleX, TriangleAlert } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { describeState } from '../describe-verdict.ts';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX } as const;

/** Whether one signature or timestamp is valid, in one or two words. */
export function StateBadge({ indication }: { indication: Indication }) {
  const { tone, label } = describeState(indication);
  const Icon = icons[tone];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...label} />
    </Badge>
  );
}
