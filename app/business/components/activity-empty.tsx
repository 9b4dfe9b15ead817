import { ButtonLink, EmptyState } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Illustration } from '../../illustrations/illustration.tsx';
import { businessActivityMessages as messages } from '../activity-messages.ts';
import type { ActivityQuery } from '../activity-query.ts';

const texts = {
  signatures: { title: messages.emptySignaturesTitle, text: messages.emptySignaturesText },
  identifications: { title: messages.emptyIdentificationsTitle, text: messages.emptyIdentificationsText },
  accounts: { title: messages.emptyAccountsTitle, text: messages.emptyAccountsText },
} as const;

const ways = {
  signatures: { href: '/upload', text: messages.toUpload },
  identifications: { href: '/upload', text: messages.toUpload },
  accounts: { href: '/business/members', text: messages.toMembers },
} as const;

interface ActivityEmptyProps {
  query: ActivityQuery;
  /** Where everything is shown, whatever its day. */
  clearHref: string;
}

/** What stands in place of the list when there is nothing in it, or nothing in the chosen days. */
export function ActivityEmpty({ query: { tab, from, to }, clearHref }: ActivityEmptyProps) {
  const isNarrowed = (from ?? to) !== undefined;
  const { title, text } = isNarrowed
    ? { title: messages.emptyPeriodTitle, text: messages.emptyPeriodText }
    : texts[tab];
  const way = isNarrowed ? { href: clearHref, text: messages.clear } : ways[tab];
  return (
    <EmptyState
      illustration={<Illustration name="no-results" />}
      title={<FormattedMessage {...title} />}
      actions={
        <ButtonLink href={way.href} variant="secondary">
          <FormattedMessage {...way.text} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...text} />
    </EmptyState>
  );
}
