import { ButtonLink, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { CardPicture } from '../../illustrations/card-picture.tsx';
import type { IllustrationName } from '../../illustrations/illustration.tsx';
import { ExitNote } from '../../signing/components/exit-note.tsx';
import { type HostMessage, tellHost } from '../../signing/host.ts';
import { useRecalledExit } from '../../signing/use-recalled-exit.ts';
import { useTellSize } from '../../signing/use-tell-size.ts';
import { useRoot } from '../../layouts/use-root.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';

export interface OutcomePageProps {
  illustration: IllustrationName;
  title: MessageText;
  text: MessageText;
}

/** What the site learns in whose frame the page is: nothing follows in it. */
const told: Partial<Record<IllustrationName, HostMessage>> = {
  success: { type: 'closed' },
  declined: { type: 'declined' },
  expired: { type: 'failed', reason: 'request-ended' },
};

/** A short, friendly end: what happened, what follows, and the way on for who has an account. */
export function OutcomePage({ illustration, title, text }: OutcomePageProps) {
  const { person, host } = useRoot();
  const [query] = useSearchParams();
  const exit = useRecalledExit(query.get('request'));
  const message = told[illustration];
  useTellSize(host);
  useEffect(() => {
    if (host !== undefined && message) tellHost(host, message);
  }, [host, message]);
  return (
    <Stack gap={4} align="start">
      <CardPicture name={illustration} />
      <Heading level={1} look="display">
        <FormattedMessage {...title} />
      </Heading>
      <Text tone="soft" style={{ textWrap: 'pretty' }}>
        <FormattedMessage {...text} />
      </Text>
      {exit ? <ExitNote exit={exit} isMain /> : null}
      {person ? (
        <ButtonLink href="/dashboard" variant="secondary">
          <FormattedMessage {...commonMessages.toDashboard} />
        </ButtonLink>
      ) : exit || host !== undefined ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.closeWindow} />
        </Text>
      )}
    </Stack>
  );
}
