import { Card, from, Heading, Inline, Stack, Text, theme } from '@sigillum/design-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface ProfileCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  /** What it is about; names the region. */
  title: ReactNode;
  /** What one needs to know before. */
  text?: ReactNode;
  /** Beside the title, for example a Badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/* Lines to read and fields to fill stay of a good length on wide screens. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[7]};
  }
`;

/** One matter of a person's account: what it is about, and beside it what can be done. */
export function ProfileCard({ title, text, aside, children, ...card }: ProfileCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} {...card}>
      <Halves>
        <Stack gap={2}>
          <Inline gap={3} justify="space-between">
            <Heading level={2} look="title" id={titleId}>
              {title}
            </Heading>
            {aside}
          </Inline>
          {text !== undefined && <Text tone="soft">{text}</Text>}
        </Stack>
        <div>{children}</div>
      </Halves>
    </Card>
  );
}
