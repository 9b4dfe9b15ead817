import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface ProgressRingProps {
  /** What is counted; its name for screen readers. */
  label: string;
  /** Share done, 0 to 1. */
  value: number;
  /** A word or figure inside the ring, for example "2/3". */
  text?: string;
  /** Diameter in px; default 48. */
  size?: number;
  /** Default seal. */
  tone?: 'seal' | 'pine' | 'success';
}

const Ring = styled.div`
  --tone: ${theme.color.seal};
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size);
  height: var(--size);
  font: 600 0.75rem / 1 ${theme.fontFamily.text};
  font-variant-numeric: tabular-nums;

  &[data-tone='pine'] {
    --tone: ${theme.color.pine};
  }
  &[data-tone='success'] {
    --tone: ${theme.color.success};
  }

  svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
  }
  circle {
    stroke: ${theme.color.hairline};
  }
  circle + circle {
    stroke: var(--tone);
    transition: stroke-dasharray ${theme.motion.calm} linear;
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
    }
    circle + circle {
      stroke: Highlight;
    }
  }
`;

/** A share as a ring, for a small place. */
export function ProgressRing({ label, value, text, size = 48, tone = 'seal' }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <Ring
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      data-tone={tone}
      style={{ '--size': `${size}px` }}
    >
      <svg viewBox="0 0 48 48" fill="none" strokeWidth="3.5" aria-hidden>
        <circle cx="24" cy="24" r="21" />
        <circle
          cx="24"
          cy="24"
          r="21"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          strokeLinecap={share > 0 ? 'round' : 'butt'}
        />
      </svg>
      {text === undefined ? null : <span aria-hidden>{text}</span>}
    </Ring>
  );
}
