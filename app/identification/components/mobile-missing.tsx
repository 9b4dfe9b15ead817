import { Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

/** A visitor's number is what the invitation says. */
export const MobileUnknown = () => (
  <Text>
    <FormattedMessage {...directMessages.mobileUnknown} />
  </Text>
);

/** Whoever identifies so knows people by their number. */
export const MobileMissing = () => (
  <Text>
    <FormattedMessage
      {...messages.mobileMissing}
      values={{
        link: (parts: ReactNode) => (
          <TextLink key="link" href="/profile">
            {parts}
          </TextLink>
        ),
      }}
    />
  </Text>
);
