import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** A CSS width; default 100%. */
  width?: string;
  /** A CSS height; default one line of text. */
  height?: string;
  /** `round` for avatars; default bar. */
  look?: 'bar' | 'round';
}

const breathe = keyframes`50% { opacity: 0.45; }`;

const Shape = styled.span`
  display: block;
  width: var(--width);
  height: var(--height);
  max-width: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.hairline};
  animation: ${breathe} 1.8s ease-in-out infinite;

  &[data-look='round'] {
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Keeps the place of what is being loaded. Hidden from screen readers: say "loading" once, around all of them. */
export function Skeleton({ width = '100%', height = '0.9em', look = 'bar' }: SkeletonProps) {
  return <Shape aria-hidden data-look={look} style={{ '--width': width, '--height': height }} />;
}
