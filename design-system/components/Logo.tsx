import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface LogoProps {
  /** The name beside the mark; it is read out too. */
  name: string;
  /** Shows the mark alone; the name is then only read out. */
  isMarkOnly?: boolean;
  /** Height of the mark in px, at most a quarter of the window's width; default 28. */
  size?: number;
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${theme.color.ink};
  font: 600 calc(var(--mark) * 0.68) / 1 ${theme.fontFamily.display};
  letter-spacing: -0.01em;
`;

const Mark = styled.svg`
  flex: none;
  width: var(--mark);
  height: var(--mark);
  color: ${theme.color.seal};

  /* The mask is black and white by meaning; forced, it would hide the rings. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** The seal: a ring of wax with the stroke of a pen cut through it. */
export function Logo({ name, isMarkOnly = false, size = 28 }: LogoProps) {
  const cutId = useId();
  return (
    <Line style={{ '--mark': `min(${size}px, 25vw)` }}>
      <Mark
        viewBox="0 0 32 32"
        fill="none"
        {...(isMarkOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <mask id={cutId} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
          <rect width="32" height="32" fill="#fff" />
          <path
            d="M5 26.5c5.5-1 8.2-4.2 11-9.500s5.6-9.2 12.5-12"
            stroke="#000"
            strokeWidth="5.2"
            strokeLinecap="round"
          />
        </mask>
        <g mask={`url(#${cutId})`} stroke="currentColor">
          <circle cx="16" cy="16" r="13.4" strokeWidth="3.2" />
          <circle cx="16" cy="16" r="7.8" strokeWidth="1.7" />
        </g>
        <path
          d="M6.5 25.300c4.6-1.3 7-4.4 9.5-8.800s4.8-7.6 9.8-9.9"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </Mark>
      {isMarkOnly ? null : name}
    </Line>
  );
}
