import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import { TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { businessPublicMessages as messages } from '../../business/public-messages.ts';

/** Which business stands behind a request, and whom a visitor may ask. */
export function SenderNote({ sender: { name, supportContact } }: { sender: PublicInformation }) {
  const { email, phone } = supportContact;
  const contact = email ?? phone;
  return (
    <>
      <br />
      <FormattedMessage {...messages.fromBusiness} values={{ business: <bdi key="b">{name}</bdi> }} />
      {contact && (
        <>
          <br />
          <FormattedMessage
            {...messages.questions}
            values={{
              contact: (
                <TextLink key="c" href={email ? `mailto:${email}` : `tel:${phone}`}>
                  {contact}
                </TextLink>
              ),
            }}
          />
        </>
      )}
    </>
  );
}
