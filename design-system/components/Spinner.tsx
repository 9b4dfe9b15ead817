import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 360deg; }`;

/** A small turning ring in the colour of the text around it; decoration, so say the state in words beside it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  /* The corners of the turning box would stick out and make a narrow page scroll. */
  overflow: hidden;
  border-radius: 50%;

  &::before {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    border: 2px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }

  /* Slowed rather than stopped: a ring at rest would say that nothing happens. */
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation-duration: 4s;
    }
  }
`;
