import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { LinkAnchor } from '../support/link.tsx';
import { roomToPress } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** `ink` where the place says already that it is a link, as in a table; default pine. */
  tone?: 'pine' | 'ink';
}

const Anchor = styled(LinkAnchor)`
  color: ${theme.color.pine};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  border-radius: 2px;
  ${roomToPress}

  &[data-tone='ink'] {
    color: ${theme.color.ink};
    text-decoration-color: transparent;
  }
  &:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`;

/** A link inside text. */
export function TextLink({ tone = 'pine', ...rest }: TextLinkProps) {
  return <Anchor data-tone={tone} {...rest} />;
}
