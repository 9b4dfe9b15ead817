import type { SupportContact as Contact } from '@sigillum/api-contracts/business/schemas.ts';
import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from './messages.ts';

/** Whom one may ask for help; nothing where the organisation names nobody. */
export function SupportContact({ email, phone }: Contact) {
  if (email === null && phone === null) return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage {...commonMessages.questions} />{' '}
      {email !== null && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      {email !== null && phone !== null && ' · '}
      {phone !== null && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
    </Text>
  );
}
