import { ProgressBar } from '@sigillum/design-system';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { InviteRun } from '../invite-run.ts';
import { membersListMessages as messages } from '../list-messages.ts';

export interface SendingProgressProps {
  run: Pick<InviteRun, 'subscribe' | 'getSnapshot'>;
  total: number;
}

/** How many of many invitations have gone out. */
export function SendingProgress({ run, total }: SendingProgressProps) {
  const { formatMessage } = useIntl();
  const done = useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
  const label = formatMessage(messages.sending, { done, total });
  return <ProgressBar label={label} value={done / total} valueText={label} />;
}
