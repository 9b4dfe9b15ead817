import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** White paper to sign on, at night too: that is how it will look in the document. */
export const Paper = styled.div`
  position: relative;
  color-scheme: light;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.card};
  background: ${theme.color.page};
  color: ${theme.color.ink};
  overflow: hidden;

  > svg,
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** The area to draw in. */
export const Pad = styled(Paper)`
  aspect-ratio: 2;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  cursor: crosshair;

  /* The line to sign on. */
  &::before {
    content: '';
    position: absolute;
    inset-inline: 8%;
    bottom: 26%;
    border-bottom: 1px dashed ${theme.color.edge};
    pointer-events: none;
  }
  > p {
    position: absolute;
    inset-inline: 8%;
    bottom: 28%;
    color: ${theme.color.inkFaint};
    /* A hint in a picture of fixed shape: it grows as far as the shape holds it. */
    font-size: min(${theme.fontSize.small}, 6vw);
    text-align: center;
    pointer-events: none;
  }
`;

/** Strokes as a pen of round tip draws them. */
export const Ink = styled.g`
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** What stands in one of the ways. */
export const WayColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
`;

/** Words and buttons below the paper. */
export const PadFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};

  p {
    flex: 1 1 12rem;
    min-width: 0;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
`;

/** The typed text as a face writes it. */
export const FaceSample = styled.span`
  font-size: 1.75rem;
  font-weight: 400;
  line-height: 1.25;
`;
