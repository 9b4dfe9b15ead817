import { styled } from 'styled-components';
import { from, until } from '../breakpoints/breakpoints.ts';
import { choiceStyle } from '../forms/choice-style.ts';
import { theme } from '../theme/theme.ts';

/** Box of a row, and the one that selects all. */
export const SelectBox = styled.input`
  ${choiceStyle}
  margin: 0;
  border-radius: 3px;

  &:checked::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -2px;
    border: solid ${theme.color.onPine};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &:indeterminate {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
  }
  &:indeterminate::after {
    content: '';
    width: 10px;
    height: 2px;
    background: ${theme.color.onPine};
  }
`;

/** Makes a box easy to hit. */
export const BoxRoom = styled.label`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;

  /* In a table it stands above its column; in a list of cards nothing but words says what it is for. */
  &[data-all] > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${until.md} {
    &[data-all] {
      grid-template-columns: auto minmax(0, 1fr);
      justify-items: start;
      gap: ${theme.space[3]};
      width: auto;
      min-height: 44px;
      height: auto;
      padding-left: 13px;
      font-weight: 400;
      text-align: start;
      white-space: normal;
    }
    &[data-all] > span {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;

/** Shows the order of a column; of the others only when pointed at. */
export const SortArrow = styled.span`
  display: inline-flex;
  opacity: 0;

  &[data-current] {
    opacity: 1;
    color: ${theme.color.seal};
  }
  :is(button, a):is(:hover, :focus-visible) > & {
    opacity: 1;
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;

/** The table; below 960 px each row is a card of its own with the headings as labels. */
export const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${theme.color.paper};

  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    text-align: left;
    vertical-align: middle;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-block: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.hairline};
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-weight: 500;
    white-space: nowrap;
  }

  [data-box] {
    width: 52px;
    padding: 0 0 0 ${theme.space[2]};
  }
  [data-sort] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 32px;
    padding: 0 ${theme.space[1]};
    margin: 0 calc(-1 * ${theme.space[1]});
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;

    &:hover {
      background: ${theme.color.pineSoft};
      color: ${theme.color.pine};
    }
  }
  [aria-sort] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
  [data-align='end'] [data-sort] {
    flex-direction: row-reverse;
  }
  tbody tr[data-selected] {
    background: ${theme.color.pineSoft};
  }

  @media (forced-colors: active) {
    tbody tr[data-selected] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }

  [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  tbody tr {
    position: relative;
  }
  tbody tr + tr {
    border-top: 1px solid ${theme.color.hairline};
  }
  tbody tr[data-linked]:hover {
    background: ${theme.color.canvas};
  }
  tbody tr:has(a[data-row-link]:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  tbody th {
    font-weight: 550;
  }

  a[data-row-link] {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  /* Controls in a row stay above the link that covers it. */
  td :is(a:not([data-row-link]), button, input, label) {
    position: relative;
    z-index: 1;
  }

  ${from.md} {
    th,
    td {
      height: 60px;
    }
    thead th {
      height: 40px;
    }
    [data-label]::before {
      content: none;
    }
  }

  ${until.md} {
    display: block;
    /* Headings that do something stay in sight, as a line above the cards. */
    thead[data-has-controls] {
      display: block;
      border-bottom: 1px solid ${theme.color.hairline};
    }
    thead[data-has-controls] tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${theme.space[4]};
      padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[2]};
    }
    thead[data-has-controls] th {
      display: block;
      width: auto !important;
      padding: 0;
      border: 0;
    }
    thead[data-has-controls] th:not([data-sortable], [data-box]),
    thead:not([data-has-controls]) {
      position: absolute;
      width: 1px !important;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tbody tr {
      display: block;
    }
    tbody tr {
      padding: ${theme.space[3]} 0;
    }
    th,
    td {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space[3]};
      padding-block: ${theme.space[1]};
    }
    tbody th {
      display: block;
      padding-bottom: ${theme.space[2]};
      font-size: 1rem;
    }
    [data-align='end'] {
      text-align: left;
    }
    [data-label]::before {
      content: attr(data-label);
      color: ${theme.color.inkSoft};
      font-size: ${theme.fontSize.small};
      line-height: 1.8;
      flex: 0 0 min(100%, max(6.5rem, 30%));
    }
    /* Beside its label; below it where large letters leave no room. */
    [data-label] > div {
      flex: 1 1 min(100%, 6rem);
      min-width: 0;
    }
    [data-phone='stacked']::before {
      flex-basis: 100%;
    }
    [data-phone='bare'] {
      display: block;
    }
    [data-phone='bare']::before {
      content: none;
    }
    [data-phone='hidden'] {
      display: none;
    }
    [data-phone='corner'] {
      position: absolute;
      top: ${theme.space[2]};
      right: ${theme.space[2]};
      display: block;
      padding: 0;
    }
    [data-phone='corner']::before {
      content: none;
    }
    tbody [data-box] {
      position: absolute;
      top: ${theme.space[1]};
      left: ${theme.space[2]};
      display: block;
      width: auto;
      padding: 0;
    }
    tr[data-selectable] :is(th, td:not([data-box], [data-phone='corner'])) {
      padding-left: calc(44px + ${theme.space[3]});
    }
    tr:has([data-phone='corner']) th {
      padding-right: ${theme.space[8]};
    }
  }
`;
