import { CircleCheck, CircleX, Point, Points, Stack, Text, theme } from '@sigillum/design-system';
import { type ReactNode, useId } from 'react';

export interface EffectListProps {
  /** What they have in common, for example "What stays". */
  title: ReactNode;
  /** Whether the points are kept or lost; default kept. */
  look?: 'stays' | 'ends';
  /** The consequences; empty ones are left out. */
  points: readonly ReactNode[];
}

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
      <Points aria-labelledby={titleId} tone={look === 'ends' ? 'danger' : 'pine'}>
        {shown.map((point, index) => (
          <Point key={index} icon={<Icon aria-hidden />}>
            {point}
          </Point>
        ))}
      </Points>
    </Stack>
  );
}
