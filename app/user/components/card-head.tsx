import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';

/** Title of a one-card page, and what it is about. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={1} look="heading">
        {title}
      </Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Stack>
  );
}
