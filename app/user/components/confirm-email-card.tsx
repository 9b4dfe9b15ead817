import { Button, ButtonLink, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { Address } from './address.tsx';
import { CardHead } from './card-head.tsx';

export interface ConfirmEmailCardProps {
  /** The address that the link confirms; null when the link leads nowhere. */
  email: string | null;
  isBusy: boolean;
}

/** Asks once more before an address becomes the account's, or says why it cannot. */
export function ConfirmEmailCard({ email, isBusy }: ConfirmEmailCardProps) {
  if (email === null) {
    return (
      <Stack gap={5}>
        <CardHead title={<FormattedMessage {...messages.confirmInvalidTitle} />}>
          <FormattedMessage {...messages.confirmInvalidText} />
        </CardHead>
        <Inline>
          <ButtonLink href="/profile">
            <FormattedMessage {...messages.confirmBack} />
          </ButtonLink>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.confirmTitle} />}>
        <FormattedMessage {...messages.confirmText} values={{ email: <Address>{email}</Address> }} />
      </CardHead>
      <Form method="post">
        <Inline gap={4}>
          <Button type="submit" isLoading={isBusy}>
            <FormattedMessage {...messages.confirmButton} />
          </Button>
          <TextLink href="/profile">
            <FormattedMessage {...messages.confirmBack} />
          </TextLink>
        </Inline>
      </Form>
    </Stack>
  );
}
