import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode, Ref } from 'react';

export interface CardHeadProps {
  title: ReactNode;
  /** 2 where it comes second. */
  level?: 1 | 2;
  /** Of a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Title of a one-card page, and what it is about. */
export function CardHead({ title, level = 1, headingRef, children }: CardHeadProps) {
  return (
    <Stack gap={2}>
      <Heading level={level} look="heading" ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Stack>
  );
}
