import { CircleCheck, CircleX, Stack, Text, theme } from '@sigillum/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface EffectListProps {
  /** What they have in common, for example "What stays". */
  title: ReactNode;
  /** Whether the points are kept or lost; default kept. */
  look?: 'stays' | 'ends';
  /** The consequences; empty ones are left out. */
  points: readonly ReactNode[];
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.body};

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${theme.space[3]};
    line-height: ${theme.lineHeight.body};
    overflow-wrap: anywhere;
  }
  svg {
    width: 20px;
    height: 20px;
    margin-top: 0.1rem;
    color: ${theme.color.pine};
  }
  &[data-look='ends'] svg {
    color: ${theme.color.danger};
  }
`;

/** Consequences of a decision in a few points, so that nobody decides blindly. The title says what the icons show. */
export function EffectList({ title, look = 'stays', points }: EffectListProps) {
  const titleId = useId();
  const shown = points.filter((point) => point !== null && point !== undefined && point !== false);
  if (shown.length === 0) return null;
  const Icon = look === 'ends' ? CircleX : CircleCheck;
  return (
    <Stack gap={2} style={{ color: theme.color.ink }}>
      <Text weight="strong" id={titleId}>
        {title}
      </Text>
      <List role="list" aria-labelledby={titleId} data-look={look}>
        {shown.map((point, index) => (
          <li key={index}>
            <Icon aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </List>
    </Stack>
  );
}
