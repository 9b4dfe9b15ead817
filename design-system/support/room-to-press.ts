import { css } from 'styled-components';

/** A link that is a line of text can be pressed a little above and below it, 24 px in all (WCAG 2.5.8); nothing else moves for that. */
export const roomToPress = css`
  padding-block: 0.25rem;
  margin-block: -0.25rem;
`;

/**
 * A finger finds a control 44 px high and 40 px wide, however small it looks (WCAG 2.5.5); nothing else moves for that. Wider, neighbours
 * in a toolbar would take each other's room.
 */
export const roomToTouch = css`
  @media (pointer: coarse) {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: min(0px, 50% - 22px) min(0px, 50% - 20px);
    }
  }
`;
