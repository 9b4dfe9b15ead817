import { ButtonLink, Heading, Stack, Text, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { ExitNote } from '../../signing/components/exit-note.tsx';
import { useRecalledExit } from '../../signing/use-recalled-exit.ts';
import { useRoot } from '../../layouts/use-root.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';

export interface OutcomePageProps {
  icon: ReactNode;
  tone: 'success' | 'neutral' | 'warning';
  title: MessageText;
  text: MessageText;
}

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: ${theme.color.well};
  color: ${theme.color.inkSoft};

  &[data-tone='success'] {
    background: ${theme.color.sealSoft};
    color: ${theme.color.seal};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
  }
  svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
`;

/** A short, friendly end: what happened, what follows, and the way on for who has an account. */
export function OutcomePage({ icon, tone, title, text }: OutcomePageProps) {
  const { person } = useRoot();
  const [query] = useSearchParams();
  const exit = useRecalledExit(query.get('request'));
  return (
    <Stack gap={4} align="center" style={{ textAlign: 'center' }}>
      <Mark data-tone={tone} aria-hidden>
        {icon}
      </Mark>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <Text tone="soft" style={{ textWrap: 'pretty' }}>
        <FormattedMessage {...text} />
      </Text>
      {exit ? <ExitNote exit={exit} isMain isCentred /> : null}
      {person ? (
        <ButtonLink href="/dashboard" variant="secondary">
          <FormattedMessage {...commonMessages.toDashboard} />
        </ButtonLink>
      ) : exit ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.closeWindow} />
        </Text>
      )}
    </Stack>
  );
}
