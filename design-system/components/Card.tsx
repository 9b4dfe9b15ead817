import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

export interface CardProps extends ComponentProps<'section'> {
  /** Inner distance; `none` for content that reaches the edge, as a table does. Default roomy. */
  padding?: 'none' | 'snug' | 'roomy';
  /** `raised` floats a little, for the one card that a page is about. Default flat. */
  look?: 'flat' | 'raised';
  /** The element to render; default section. */
  tag?: ElementType;
}

const Sheet = styled.section`
  min-width: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};

  &[data-padding='snug'] {
    padding: ${theme.space[4]};
  }
  &[data-padding='roomy'] {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
  &[data-padding='none'] {
    overflow: clip;
  }
  &[data-look='raised'] {
    box-shadow: ${theme.elevation.sheet};
  }

  ${from.sm} {
    &[data-padding='roomy'] {
      padding: ${theme.space[6]};
    }
  }
`;

/** A sheet of paper on the canvas: one matter. */
export function Card({ padding = 'roomy', look = 'flat', tag, ...rest }: CardProps) {
  return <Sheet as={tag} data-padding={padding} data-look={look} {...rest} />;
}
