import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The line that tabs stand on; it scrolls sideways where they do not fit. */
export const TabLine = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  min-width: 0;
  height: 48px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.color.hairline};

  [data-tab] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    flex: none;
    justify-content: center;
    min-width: 24px;
    padding: 0 0.125rem;
    border: 0;
    border-block: 2px solid transparent;
    background: transparent;
    color: ${theme.color.inkSoft};
    font: 500 ${theme.fontSize.body} / 1 ${theme.fontFamily.text};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;

    &:hover {
      color: ${theme.color.ink};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &:is([aria-current], [aria-selected='true']) {
      border-bottom-color: ${theme.color.seal};
      color: ${theme.color.ink};
    }

    /* There a transparent border would be drawn. */
    @media (forced-colors: active) {
      border-color: Canvas;
      &:is([aria-current], [aria-selected='true']) {
        border-bottom-color: Highlight;
      }
    }
  }
`;

/** The number behind a tab's label. */
export const Count = styled.span`
  padding: 0.125rem 0.4375rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.well};
  color: ${theme.color.inkSoft};
  font: 550 0.75rem / 1.35 ${theme.fontFamily.text};
  font-variant-numeric: tabular-nums;
`;
