import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { containerWidth } from '../tokens/scales.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Greatest width: `narrow` 480 px (one form), `text` 720 px, `page` 1200 px, `wide` 1760 px. Default page. */
  width?: 'narrow' | 'text' | 'page' | 'wide';
}

const Column = styled.div`
  width: 100%;
  max-width: ${containerWidth}px;
  margin-inline: auto;
  padding-inline: ${theme.space[4]};

  &[data-width='narrow'] {
    max-width: 480px;
  }
  &[data-width='text'] {
    max-width: 720px;
  }
  &[data-width='wide'] {
    max-width: 1760px;
  }

  ${from.sm} {
    padding-inline: ${theme.space[5]};
  }
`;

/** Centres content and keeps it off the screen's edges. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Column data-width={width} {...rest} />;
}
