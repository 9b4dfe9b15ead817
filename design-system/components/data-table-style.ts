import { styled } from 'styled-components';
import { from, until } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';

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
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tr {
      display: block;
    }
    tr {
      padding: ${theme.space[3]} 0;
    }
    th,
    td {
      display: grid;
      grid-template-columns: minmax(6.5rem, 30%) minmax(0, 1fr);
      gap: ${theme.space[3]};
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
    tr:has([data-phone='corner']) th {
      padding-right: ${theme.space[8]};
    }
  }
`;
