import type { SalesContact } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Card, Heading, Inline, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';

/** Whom to ask for a plan, where it is agreed on and not bought. */
export function AskForPlan({ contact }: { contact: SalesContact }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.askTitle} />
        </Heading>
        <Text>
          <FormattedMessage {...messages.askText} />
        </Text>
        <ContactLinks contact={contact} />
      </Stack>
    </Card>
  );
}

/** The ways to whoever sells plans here; a sentence where none is known. */
export function ContactLinks({ contact: { email, url } }: { contact: SalesContact }) {
  if (email === null && url === null)
    return (
      <Text>
        <FormattedMessage {...messages.askUnknown} />
      </Text>
    );
  return (
    <Inline gap={4}>
      {email !== null && (
        <TextLink href={`mailto:${email}`}>
          <FormattedMessage {...messages.askMail} values={{ email: <bdi key="email">{email}</bdi> }} />
        </TextLink>
      )}
      {url !== null && (
        <TextLink href={url}>
          <FormattedMessage {...messages.askPage} />
        </TextLink>
      )}
    </Inline>
  );
}
