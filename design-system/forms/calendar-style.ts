import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Month and the buttons beside it. */
export const CalendarHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};

  button {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.inkSoft};
    cursor: pointer;
  }
  button:hover {
    background: ${theme.color.pineSoft};
    color: ${theme.color.pine};
  }
  button:disabled {
    color: ${theme.color.hairline};
    background: transparent;
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;

export const Month = styled(Heading)`
  font: 560 ${theme.fontSize.large} / 1.3 ${theme.fontFamily.display};
  margin: 0;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Days = styled(CalendarGrid)`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;

  td {
    padding: 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  height: 28px;
  padding: 0;
  color: ${theme.color.inkSoft};
  font: 500 ${theme.fontSize.small} / 1 ${theme.fontFamily.text};
`;

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: 0 auto;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-outside-month] {
    display: none;
  }
  &[data-today] {
    border-color: ${theme.color.edge};
    font-weight: 600;
  }
  &[data-hovered] {
    background: ${theme.color.pineSoft};
  }
  &[data-selected] {
    background: ${theme.color.pine};
    color: ${theme.color.onPine};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${theme.color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${theme.color.hairline};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }

  /* The days between the ends of a range make one band. */
  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    width: 100%;
    border-radius: 0;
    background: ${theme.color.pineSoft};
    color: ${theme.color.ink};
  }

  @media (forced-colors: active) {
    &:not([data-today]) {
      border-color: Canvas;
    }
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
