import { Card, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { type ReactNode, useId } from 'react';

export interface StepSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One matter of a step: a card with its title. */
export function StepSection({ title, text, actions, children }: StepSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack gap={4}>
        <Inline gap={3} justify="space-between" align="flex-start">
          <Stack gap={1} style={{ flex: '1 1 240px' }}>
            <Heading level={2} look="title" id={id}>
              {title}
            </Heading>
            {text ? <Text tone="soft">{text}</Text> : null}
          </Stack>
          {actions ? <Inline gap={2}>{actions}</Inline> : null}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
