import { ButtonLink, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { CardPicture } from '../illustrations/card-picture.tsx';
import { signingHandOverMessages as messages } from './hand-over-messages.ts';

/** What a device shows that a signer has had: neither who that was nor what was done. */
export default function HandedBack() {
  return (
    <Stack gap={4} align="start">
      <CardPicture name="expired" />
      <Heading level={1} look="display">
        <FormattedMessage {...messages.backTitle} />
      </Heading>
      <Text tone="soft" style={{ textWrap: 'pretty' }}>
        <FormattedMessage {...messages.backText} />
      </Text>
      <ButtonLink href="/login" variant="secondary">
        <FormattedMessage {...commonMessages.logIn} />
      </ButtonLink>
    </Stack>
  );
}
