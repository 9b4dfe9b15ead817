import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import { EmailField, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessMessages } from '../messages.ts';
import { businessProfileMessages as messages } from '../profile-messages.ts';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useCurrent } from './use-current.ts';

export function BusinessBaseCard({ business }: { business: Business }) {
  const { formatMessage } = useIntl();
  const change = useChange();
  const current = useCurrent(change.field);
  return (
    <ProfileCard title={<FormattedMessage {...messages.base} />}>
      <ProfileFormFrame change={change} intent="base" updatedAt={business.updatedAt}>
        <TextField
          label={<FormattedMessage {...businessMessages.name} />}
          {...current('name', business.name)}
          autoComplete="organization"
          maxLength={200}
          required
        />
        <EmailField
          label={formatMessage(messages.email)}
          {...current('email', business.email)}
          maxLength={254}
          required
        />
        <TextField
          label={<FormattedMessage {...businessMessages.phone} />}
          optionalText={formatMessage(commonMessages.optional)}
          {...current('phone', business.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </ProfileFormFrame>
    </ProfileCard>
  );
}
