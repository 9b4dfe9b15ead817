import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { Bullets } from '../../common/bullets.ts';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { membersMessages as messages } from '../messages.ts';
import { RemovalRefused } from './removal-refused.tsx';

export interface RemoveMembersProps {
  businessName: string;
  /** Who is removed, at least one: the name, or the address of who has none. */
  members: readonly { id: string; name: string }[];
  /** Requests that they have sent and that are still open; the business's administrators take them over. */
  openRequests: number;
  /** Whether the plan counts seats, so that some become free. */
  hasSeats: boolean;
  /** Why it is not possible: the person would remove themselves, or the only administrator. The first member is meant. */
  obstacle?: 'self' | 'last admin';
}

const mostListed = 5;

/** Asks before members are removed, and says what becomes of their requests and seats. */
export default function RemoveMembersDialog(modal: ModalProps<RemoveMembersProps, void>) {
  const { props, act } = modal;
  const { businessName, members, openRequests, hasSeats, obstacle } = props;
  const count = members.length;
  if (obstacle)
    return <RemovalRefused {...{ obstacle, businessName }} close={modal.close} name={members[0]?.name ?? ''} />;
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.removeTitle}
      values={{ count }}
      submit={messages.removeSubmit}
      working={commonMessages.removing}
      onConfirm={() => act()}
    >
      <Stack gap={5}>
        <People members={members} businessName={businessName} />
        <EffectList
          look="ends"
          title={<FormattedMessage {...commonMessages.ends} />}
          points={[
            <FormattedMessage key="uploads" {...messages.removeEnds} />,
            <FormattedMessage key="seals" {...messages.removeEndsSeals} />,
          ]}
        />
        <EffectList
          title={<FormattedMessage {...commonMessages.stays} />}
          points={[
            <FormattedMessage key="account" {...messages.removeKeeps} />,
            <FormattedMessage key="requests" {...messages.removeRequests} values={{ count: openRequests }} />,
            hasSeats && <FormattedMessage key="seats" {...messages.removeSeats} values={{ count }} />,
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function People({ members, businessName }: Pick<RemoveMembersProps, 'members' | 'businessName'>) {
  const business = <bdi key="business">{businessName}</bdi>;
  const name = <strong key="name">{members[0]?.name}</strong>;
  if (members.length === 1)
    return (
      <Text>
        <FormattedMessage {...messages.removeOne} values={{ name, business }} />
      </Text>
    );
  const left = members.length - mostListed;
  return (
    <Stack gap={2}>
      <Text>
        <FormattedMessage {...messages.removeMany} values={{ business }} />
      </Text>
      <Bullets>
        {members.slice(0, mostListed).map((member) => (
          <li key={member.id}>
            <bdi>{member.name}</bdi>
          </li>
        ))}
        {left > 0 && (
          <li>
            <FormattedMessage {...messages.removeMore} values={{ count: left }} />
          </li>
        )}
      </Bullets>
    </Stack>
  );
}
