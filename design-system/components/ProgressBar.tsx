import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface ProgressBarProps {
  /** What is going on; its name for screen readers. */
  label: string;
  /** Share done, 0 to 1; without it the bar says only that something goes on. */
  value?: number;
  /** The state in words, for example "3 of 8 MB", read instead of the percentage. */
  valueText?: string;
  /** `line` is 2 px high, `bar` 6 px; default bar. */
  look?: 'bar' | 'line';
  /** Default pine. */
  tone?: 'pine' | 'success' | 'danger';
}

const slide = keyframes`
  from { left: -35%; }
  to { left: 100%; }
`;
const breathe = keyframes`50% { opacity: 0.35; }`;

const Track = styled.div`
  --tone: ${theme.color.pine};
  position: relative;
  width: 100%;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};

  &[data-look='line'] {
    height: 2px;
    border-radius: 0;
  }
  &[data-tone='success'] {
    --tone: ${theme.color.success};
  }
  &[data-tone='danger'] {
    --tone: ${theme.color.danger};
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  width: calc(var(--share) * 100%);
  border-radius: inherit;
  background: var(--tone);
  transition: width ${theme.motion.calm} linear;

  [data-endless] > & {
    position: absolute;
    width: 35%;
    animation: ${slide} 1.4s ${theme.motion.curve} infinite;
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-endless] > & {
      left: 0;
      width: 100%;
      animation: ${breathe} 3s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** How far something is; without a value, that it goes on. */
export function ProgressBar({ label, value, valueText, look = 'bar', tone = 'pine' }: ProgressBarProps) {
  const share = value === undefined ? 0 : Math.min(1, Math.max(0, value));
  const range =
    value === undefined
      ? {}
      : {
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(share * 100),
          'aria-valuetext': valueText,
        };
  return (
    <Track
      role="progressbar"
      aria-label={label}
      {...range}
      data-look={look}
      data-tone={tone}
      data-endless={value === undefined || undefined}
    >
      <Fill style={{ '--share': share }} />
    </Track>
  );
}
