import { ButtonLink, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { Address } from './address.tsx';
import { CardHead } from './card-head.tsx';

export interface KnownNoticeProps {
  title: MessageDescriptor;
  /** With a place for `email`. */
  text: MessageDescriptor;
  /** The address of whoever is logged in. */
  knownAs: string;
}

/** What a link or an address means to somebody who is logged in, and the ways on as oneself and as somebody else. */
export function KnownNotice({ title, text, knownAs }: KnownNoticeProps) {
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...title} />}>
        <FormattedMessage {...text} values={{ email: <Address>{knownAs}</Address> }} />
      </CardHead>
      <Inline gap={4}>
        <ButtonLink href="/">
          <FormattedMessage {...commonMessages.toDashboard} />
        </ButtonLink>
        <TextLink href="/logout">
          <FormattedMessage {...commonMessages.logOut} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
