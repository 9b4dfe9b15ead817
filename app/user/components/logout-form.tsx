import { Button, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { userMessages as messages } from '../messages.ts';
import { Address } from './address.tsx';
import { CardHead } from './card-head.tsx';

/** Asks before it logs out. */
export function LogoutForm({ email, isBusy }: { email: string; isBusy: boolean }) {
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.logoutTitle} />}>
        <FormattedMessage {...messages.logoutText} values={{ email: <Address>{email}</Address> }} />
      </CardHead>
      <Form method="post">
        <Inline gap={4}>
          <Button type="submit" isLoading={isBusy}>
            <FormattedMessage {...commonMessages.logOut} />
          </Button>
          <TextLink href="/">
            <FormattedMessage {...messages.logoutBack} />
          </TextLink>
        </Inline>
      </Form>
    </Stack>
  );
}
