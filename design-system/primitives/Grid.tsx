import type { ComponentProps, CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';
import { theme } from '../theme/theme.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** Least width in px of a column; as many equal columns as fit are laid out. Default 280. */
  leastColumnWidth?: number;
  /** Distance between the cells, a step of the space scale; default 5 (1.5 rem). */
  gap?: SpaceStep;
}

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least-column-width)), 1fr));
  gap: var(--gap);
`;

/** Equal columns, as many as the width holds. */
export function Grid({ leastColumnWidth = 280, gap = 5, style, ...rest }: GridProps) {
  const variables = {
    '--least-column-width': `${leastColumnWidth}px`,
    '--gap': theme.space[gap],
    ...style,
  } as CSSProperties;
  return <Cells {...rest} style={variables} />;
}
