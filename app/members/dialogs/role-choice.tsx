import { RadioCards } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { membersMessages as messages } from '../messages.ts';

/** A role in a business (specification, section 6). */
export type MemberRole = 'member' | 'admin';

const texts = {
  member: [messages.roleMember, messages.roleMemberText],
  admin: [messages.roleAdmin, messages.roleAdminText],
} as const;

/** What somebody may do in the business. */
export function RoleChoice({ role, onChange }: { role: MemberRole; onChange: (role: MemberRole) => void }) {
  const { formatMessage } = useIntl();
  return (
    <RadioCards
      label={formatMessage(messages.role)}
      name="role"
      leastCardWidth={200}
      value={role}
      onChange={(value) => onChange(value === 'admin' ? 'admin' : 'member')}
      options={(['member', 'admin'] as const).map((value) => ({
        value,
        label: <FormattedMessage {...texts[value][0]} />,
        description: <FormattedMessage {...texts[value][1]} />,
      }))}
    />
  );
}
