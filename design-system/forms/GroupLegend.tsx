import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Legend } from './choice-style.ts';

interface GroupLegendProps {
  label: ReactNode;
  optionalText?: ReactNode;
  /** The question stands nearby already: for screen readers alone. */
  isHidden?: boolean;
}

/** The question that a group of controls answers. */
export function GroupLegend({ label, optionalText, isHidden = false }: GroupLegendProps) {
  if (isHidden) return <VisuallyHidden as="legend">{label}</VisuallyHidden>;
  return (
    <Legend>
      {label}
      {optionalText === undefined ? null : (
        <>
          {' '}
          <small>{optionalText}</small>
        </>
      )}
    </Legend>
  );
}
