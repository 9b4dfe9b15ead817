import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import { EmailField, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessProfileMessages as messages } from '../profile-messages.ts';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useCurrent } from './use-current.ts';

/** Who may act for the business. */
export function RepresentativeCard({ business }: { business: Business }) {
  const { formatMessage } = useIntl();
  const change = useChange();
  const current = useCurrent(change.field);
  const { legalRepresentative: person, updatedAt } = business;
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.representative} />}
      text={<FormattedMessage {...messages.representativeText} />}
    >
      <ProfileFormFrame change={change} intent="representative" updatedAt={updatedAt}>
        <TextField
          label={<FormattedMessage {...messages.representativeName} />}
          {...current('representativeName', person?.name)}
          maxLength={200}
          required
        />
        <TextField
          label={<FormattedMessage {...messages.representativeRole} />}
          optionalText={formatMessage(commonMessages.optional)}
          {...current('role', person?.role)}
          maxLength={200}
        />
        <EmailField
          label={formatMessage(commonMessages.email)}
          {...current('representativeEmail', person?.email)}
          maxLength={254}
          required
        />
      </ProfileFormFrame>
    </ProfileCard>
  );
}
