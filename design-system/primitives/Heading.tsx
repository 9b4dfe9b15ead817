import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { from, until } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Rank in the page's outline, 1 to 4. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, apart from its rank; default follows the rank. */
  look?: 'poster' | 'display' | 'heading' | 'title' | 'label';
}

const looks = { 1: 'display', 2: 'heading', 3: 'title', 4: 'label' } as const;

const Line = styled.h1`
  font-family: ${theme.fontFamily.display};
  font-weight: 560;
  line-height: ${theme.lineHeight.tight};
  letter-spacing: -0.012em;
  color: ${theme.color.ink};
  text-wrap: balance;
  overflow-wrap: anywhere;

  /* Large letters grow in a small window as far as a word of ordinary length still fits on a line. */
  &[data-look='poster'] {
    font-size: min(clamp(2rem, 1.2rem + 3.4vw, ${theme.fontSize.poster}), 14vw);
  }
  &[data-look='display'] {
    font-size: min(1.75rem, 13vw);
  }
  &[data-look='heading'] {
    font-size: min(${theme.fontSize.heading}, 11vw);
  }
  &[data-look='title'] {
    font-size: min(${theme.fontSize.title}, 9.5vw);
    letter-spacing: -0.005em;
  }
  &[data-look='label'] {
    font-family: ${theme.fontFamily.text};
    font-size: ${theme.fontSize.body};
    font-weight: 600;
    line-height: ${theme.lineHeight.snug};
    letter-spacing: 0;
  }

  /* A long word of German is divided where it may be, before it is broken anywhere. */
  ${until.sm} {
    hyphens: auto;
    hyphenate-limit-chars: 12 4 4;
  }
  ${from.sm} {
    &[data-look='display'] {
      font-size: ${theme.fontSize.display};
    }
  }
`;

/** A heading, set in the serif except for the smallest look. */
export function Heading({ level, look = looks[level], ...rest }: HeadingProps) {
  return <Line as={`h${level}`} data-look={look} {...rest} />;
}
