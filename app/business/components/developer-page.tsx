import { Stack, TabLinks } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { businessApiUsersMessages } from '../api-users-messages.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';

const pages = {
  api: businessApiUsersMessages.title,
  webhooks: messages.webhooks,
  deliveries: messages.deliveries,
  calls: messages.calls,
} as const satisfies Record<string, MessageText>;

interface DeveloperPageProps {
  page: keyof typeof pages;
  text: MessageText;
  children: ReactNode;
}

/** One page of the developers' room: its name, what it is for, and the way to the others. */
export function DeveloperPage({ page, text, children }: DeveloperPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...pages[page]} />}>
        <FormattedMessage {...text} />
      </PageHead>
      <TabLinks
        label={formatMessage(messages.tabs)}
        tabs={(Object.keys(pages) as (keyof typeof pages)[]).map((name) => ({
          href: `/business/developers/${name}`,
          label: formatMessage(pages[name]),
          isCurrent: name === page,
        }))}
      />
      {children}
    </Stack>
  );
}
