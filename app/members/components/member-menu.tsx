import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import {
  Ellipsis,
  IconButton,
  LogOut,
  Mail,
  Menu,
  type MenuItem,
  ShieldCheck,
  UserMinus,
  UserPlus,
  Users,
  X,
} from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { membersListMessages as messages } from '../list-messages.ts';
import { nameMember } from '../name-member.ts';

/** What an administrator can do with the people of the list; the screen carries it out. */
export interface MemberCommands {
  /** Most people that can be removed at once. */
  most: number;
  onMakeAdmin: (member: ListedMember) => void;
  onRevokeAdmin: (member: ListedMember) => void;
  onRemove: (members: readonly ListedMember[]) => void;
  onResend: (member: ListedMember) => void;
  onCancel: (member: ListedMember) => void;
  onInviteAgain: (member: ListedMember) => void;
}

export interface MemberMenuProps extends MemberCommands {
  member: ListedMember;
  /** The row is the viewer’s own. */
  isOwn: boolean;
}

/** The commands of one row. Nobody changes the own role or removes the own membership here. */
export function MemberMenu({ member, isOwn, ...commands }: MemberMenuProps) {
  const { formatMessage } = useIntl();
  const { role, state } = member;
  const item = (id: keyof typeof messages, icon: MenuItem['icon'], onSelect: () => void): MenuItem => ({
    id,
    label: formatMessage(messages[id]),
    icon,
    onSelect,
  });
  const danger = { tone: 'danger', startsGroup: true } as const;
  const listItems = (): Record<ListedMember['state'], MenuItem[]> => ({
    active: [
      role === 'admin'
        ? item('revokeAdmin', <Users aria-hidden />, () => commands.onRevokeAdmin(member))
        : item('makeAdmin', <ShieldCheck aria-hidden />, () => commands.onMakeAdmin(member)),
      { ...item('remove', <UserMinus aria-hidden />, () => commands.onRemove([member])), ...danger },
    ],
    invited: [
      item('resend', <Mail aria-hidden />, () => commands.onResend(member)),
      { ...item('cancel', <X aria-hidden />, () => commands.onCancel(member)), ...danger },
    ],
    expired: [
      item('resend', <Mail aria-hidden />, () => commands.onResend(member)),
      { ...item('cancel', <X aria-hidden />, () => commands.onCancel(member)), ...danger },
    ],
    removed: [item('inviteAgain', <UserPlus aria-hidden />, () => commands.onInviteAgain(member))],
  });
  const listOwn = (): MenuItem[] => [
    { id: 'leave', label: formatMessage(messages.leave), icon: <LogOut aria-hidden />, href: '/profile' },
  ];
  const label = formatMessage(messages.actionsOf, { name: nameMember(member) });
  return (
    <Menu
      label={label}
      items={isOwn ? listOwn : () => listItems()[state]}
      trigger={<IconButton label={label} hasTooltip={false} icon={<Ellipsis aria-hidden />} />}
    />
  );
}
