import { ButtonLink, from, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface NoticePageProps {
  title: ReactNode;
  children: ReactNode;
  /** The one way on, if there is one; a full load, so that nothing of the failed page remains. */
  action?: { href: string; label: ReactNode } | undefined;
  /** Where else one may go. */
  wayOut?: { href: string; label: ReactNode } | undefined;
  /** Whom one may ask, where a failure is told. */
  help?: ReactNode;
  /** What is still to be waited for. */
  countdown?: ReactNode;
  illustration: ReactNode;
}

const Columns = styled.div`
  display: grid;
  align-items: center;
  justify-items: center;
  gap: 2rem;
  max-width: 32rem;
  margin: auto;
  padding: 2rem 1.5rem;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
    gap: 4rem;
    max-width: 60rem;
  }
`;

/* Small beside the words of a telephone, where they are what one came for. */
const Picture = styled.div`
  max-width: min(60vw, 240px);
  ${from.md} {
    max-width: 100%;
  }
`;

/** A page that says what happened and leads on: errors, maintenance, unknown addresses. */
export function NoticePage({ title, children, action, wayOut, help, countdown, illustration }: NoticePageProps) {
  return (
    <Columns>
      <Picture>{illustration}</Picture>
      <Stack gap={5} align="flex-start">
        <Heading level={1} look="poster">
          {title}
        </Heading>
        <Text size="large" tone="soft">
          {children}
        </Text>
        {countdown}
        {action && (
          <Inline gap={3}>
            <ButtonLink href={action.href} target="_self">
              {action.label}
            </ButtonLink>
            {wayOut && (
              <ButtonLink href={wayOut.href} target="_self" variant="secondary">
                {wayOut.label}
              </ButtonLink>
            )}
          </Inline>
        )}
        {help}
      </Stack>
    </Columns>
  );
}
