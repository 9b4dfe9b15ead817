import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';
import { theme } from '../theme/theme.ts';

type FlowProps = ComponentProps<'div'> & {
  /** Distance between the children, a step of the space scale; default 4 (1 rem). */
  gap?: SpaceStep;
  /** Alignment across the flow; default stretch in a stack, centre in a line. */
  align?: CSSProperties['alignItems'];
  /** Distribution along the flow; default start. */
  justify?: CSSProperties['justifyContent'];
  /** The element to render, for example `ul` or `section`; default div. */
  tag?: ElementType;
};

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: var(--align, stretch);
  justify-content: var(--justify, flex-start);
  gap: var(--gap);
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: var(--align, center);
  justify-content: var(--justify, flex-start);
  gap: var(--gap);
  min-width: 0;
`;

function describeFlow({ gap = 4, align, justify, style }: FlowProps): CSSProperties {
  // Every variable is set, also the empty ones, so that none is inherited from a flow further out.
  return {
    '--gap': theme.space[gap],
    '--align': align ?? 'initial',
    '--justify': justify ?? 'initial',
    ...style,
  } as CSSProperties;
}

/** Children below each other. */
export function Stack(props: FlowProps) {
  const { gap: _gap, align: _align, justify: _justify, tag, ...rest } = props;
  return <Column as={tag} {...rest} style={describeFlow(props)} />;
}

/** Children beside each other, wrapping where the line ends. */
export function Inline(props: FlowProps) {
  const { gap: _gap, align: _align, justify: _justify, tag, ...rest } = props;
  return <Line as={tag} {...rest} style={describeFlow(props)} />;
}
