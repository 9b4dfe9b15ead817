import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';

/** Title of a page, and what one can do there. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Stack>
  );
}
