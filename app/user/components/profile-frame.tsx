import { Heading, Stack, TabLinks } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { identificationStandardsMessages } from '../../identification/standards-messages.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { findScreen } from '../../screens.ts';
import { GuardUnsaved } from '../../signature-requests/guard-unsaved.tsx';
import { twoStepMessages } from '../../two-step/messages.ts';
import { visualSignaturesMessages } from '../../visual-signatures/messages.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';

const places: readonly { href: string; message: MessageText }[] = [
  { href: '/profile', message: messages.profileTitle },
  { href: '/profile/settings', message: messages.settingsTitle },
  { href: '/profile/signature-standards', message: identificationStandardsMessages.title },
  { href: '/profile/visual-signature', message: visualSignaturesMessages.title },
  { href: '/profile/security', message: twoStepMessages.title },
];

/** Head of the pages of a person's own account: the name of the page, and the way to the others that exist. */
export function ProfileFrame({ href, children }: { href: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const title = places.find((place) => place.href === href)?.message ?? messages.profileTitle;
  return (
    <Stack gap={5}>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <TabLinks
        label={formatMessage(messages.places)}
        tabs={places
          .filter((place) => findScreen(place.href) !== undefined)
          .map((place) => ({
            href: place.href,
            label: formatMessage(place.message),
            isCurrent: place.href === href,
          }))}
      />
      <GuardUnsaved>{children}</GuardUnsaved>
    </Stack>
  );
}
