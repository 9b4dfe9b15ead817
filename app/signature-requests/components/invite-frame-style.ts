import { from, theme, toolbarHeight, until, zIndex } from '@sigillum/design-system';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { whenLow } from './when-low.ts';

/** Where a bar sticks at most: nowhere in a window that is low for its letters, so that what the bars are about is seen between them. */
const roomForBars = '(100dvh - 36rem) * 1000';

/** The steps and the state of saving, below the toolbar. */
export const Strip = styled.div`
  position: sticky;
  top: min(${toolbarHeight}px, ${roomForBars});
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[5]};
  min-height: 48px;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};

  ${from.sm} {
    padding-inline: ${theme.space[5]};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[3]};
    min-width: 0;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
  /* In a low window the bars scroll away, for the sake of what they are about. */
  ${whenLow} {
    position: static;
  }
`;

/** Where one is, in words, where the steps are numbers only. */
export const Place = styled.span`
  font-size: ${theme.fontSize.small};
  font-weight: 600;

  ${from.sm} {
    display: none;
  }
`;

/** One step. */
export const StepLink = styled(Link)`
  /* Holds the hidden name inside the line that scrolls. */
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 40px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.pineSoft};
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75em;
    height: 1.75em;
    border: 1px solid ${theme.color.edge};
    border-radius: 50%;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    svg {
      width: 14px;
      height: 14px;
    }
  }
  &[data-done] i {
    border-color: ${theme.color.pine};
    color: ${theme.color.pine};
  }
  &[aria-current] {
    color: ${theme.color.ink};
  }
  &[aria-current] i {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
    color: ${theme.color.onPine};
  }
  ${until.sm} {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** What the step asks for. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  outline: none;
`;

/** The way back and on; with large letters below each other. */
export const Foot = styled.div`
  position: sticky;
  bottom: min(0px, ${roomForBars});
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};

  > :last-child {
    margin-left: auto;
  }
  ${whenLow} {
    position: static;
  }
  ${from.sm} {
    padding-inline: ${theme.space[5]};
  }
`;
