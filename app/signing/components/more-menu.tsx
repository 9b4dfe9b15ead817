import type { RequestAction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Ellipsis, Pencil, IconButton, Menu, type MenuItem, Trash2, Undo2, UserPlus } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { signatureRequestsCorrectionMessages } from '../../signature-requests/correction-messages.ts';
import { signatureRequestsDialogMessages } from '../../signature-requests/dialog-messages.ts';
import { signingMessages as messages } from '../messages.ts';

export interface MoreMenuProps {
  /** What the viewer may do. */
  actions: readonly RequestAction[];
  onDelegate: () => void;
  onWithdraw: () => void;
  onCorrect: () => void;
  onDelete: () => void;
}

/** What hands the own signature on, ends the request, or removes it for the viewer. */
export function MoreMenu({ actions, onDelegate, onWithdraw, onCorrect, onDelete }: MoreMenuProps) {
  const { formatMessage } = useIntl();
  const lines: (MenuItem | false)[] = [
    actions.includes('delegate') && {
      id: 'delegate',
      label: formatMessage(signatureRequestsDialogMessages.delegate),
      icon: <UserPlus aria-hidden />,
      onSelect: onDelegate,
    },
    actions.includes('correct') && {
      id: 'correct',
      label: formatMessage(signatureRequestsCorrectionMessages.correct),
      icon: <Pencil aria-hidden />,
      onSelect: onCorrect,
    },
    actions.includes('withdraw') && {
      id: 'withdraw',
      label: formatMessage(signatureRequestsDialogMessages.withdraw),
      icon: <Undo2 aria-hidden />,
      onSelect: onWithdraw,
    },
    actions.includes('delete') && {
      id: 'delete',
      label: formatMessage(commonMessages.delete),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: onDelete,
    },
  ];
  const items = lines.filter((line) => line !== false);
  if (items.length === 0) return null;
  const label = formatMessage(messages.moreActions);
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton size="small" label={label} hasTooltip={false} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
