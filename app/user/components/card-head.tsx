import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';

/** Title of a one-card page, and what it is about; `level` 2 where it comes second. */
export function CardHead({ title, level = 1, children }: { title: ReactNode; level?: 1 | 2; children?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={level} look="heading">
        {title}
      </Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Stack>
  );
}
