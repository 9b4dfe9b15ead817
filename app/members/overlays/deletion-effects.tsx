import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { membersDeleteUserMessages as messages } from '../delete-user-messages.ts';

export interface DeletionEffectsProps {
  businessName: string;
  /** How many others belong to the business; with none, the business is deleted, too. */
  otherMembers: number;
  /** Requests that the person has sent and that are still open. */
  openRequests: number;
  /** Signatures that are still asked of the person. */
  pendingSignatures: number;
}

/** What the deletion of an account takes away, and what it leaves. */
export function DeletionEffects({ businessName, otherMembers, openRequests, pendingSignatures }: DeletionEffectsProps) {
  const business = <bdi key="business">{businessName}</bdi>;
  const isLast = otherMembers === 0;
  return (
    <>
      <EffectList
        look="ends"
        title={<FormattedMessage {...commonMessages.lost} />}
        points={[
          <FormattedMessage key="profile" {...messages.deleteProfile} />,
          <FormattedMessage
            key="business"
            {...(isLast ? messages.deleteWholeBusiness : messages.deleteBusiness)}
            values={{ business }}
          />,
          isLast && openRequests > 0 && (
            <FormattedMessage key="requests" {...messages.deleteRequests} values={{ count: openRequests }} />
          ),
          pendingSignatures > 0 && (
            <FormattedMessage key="signatures" {...messages.deleteSignatures} values={{ count: pendingSignatures }} />
          ),
        ]}
      />
      <EffectList
        title={<FormattedMessage {...commonMessages.stays} />}
        points={[
          !isLast && openRequests > 0 && (
            <FormattedMessage
              key="requests"
              {...messages.deleteRequestsPassed}
              values={{ count: openRequests, business }}
            />
          ),
          <FormattedMessage key="signed" {...messages.deleteSigned} />,
          <FormattedMessage key="evidence" {...messages.deleteEvidence} />,
        ]}
      />
    </>
  );
}
