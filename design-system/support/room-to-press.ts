import { css } from 'styled-components';

/** A link that is a line of text can be pressed a little above and below it, 24 px in all (WCAG 2.5.8); nothing else moves for that. */
export const roomToPress = css`
  padding-block: 0.25rem;
  margin-block: -0.25rem;
`;
