import { Button, Copy, Inline, Stack, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCopy } from '../../common/use-copy.ts';

const Box = styled.pre`
  overflow-x: auto;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.well};
  color: ${theme.color.ink};
  line-height: 1.6;
  tab-size: 2;
`;

/** A text for machines, as it is, with a button that copies it. It scrolls by itself where it is too wide. */
export function CopiedText({ label, text, button }: { label: string; text: string; button: ReactNode }) {
  const copy = useCopy();
  return (
    <Stack gap={3}>
      <Box tabIndex={0} role="region" aria-label={label} translate="no">
        <code>{text}</code>
      </Box>
      <Inline>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => copy(text)}>
          {button}
        </Button>
      </Inline>
    </Stack>
  );
}
