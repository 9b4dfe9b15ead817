import { from, Text, theme, until } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** On phones a row is a card: title, facts, state, and its menu in the corner. */
export const Frame = styled.div`
  ${until.md} {
    /* There the menu orders the list; what the focus comes to is seen. */
    thead th[data-sortable]:not(:focus-within) {
      position: absolute !important;
      width: 1px !important;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* Without a box that selects all nothing is left of that line. */
    thead:not(:has([data-box])) {
      border: 0 !important;
      tr {
        padding: 0 !important;
      }
    }
    tbody tr {
      padding: ${theme.space[4]} 0;
    }
    th {
      padding-right: ${theme.space[8]};
    }
    td:last-child {
      position: absolute;
      top: ${theme.space[2]};
      right: ${theme.space[1]};
      padding: 0 ${theme.space[2]};
    }
  }
`;

/** The status and how far the signatures are. */
export const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
  ${until.md} {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
  /* A column is never so narrow that a state is broken within a word. */
  ${from.md} {
    min-width: 9rem;
    &[data-part='people'] {
      min-width: 12rem;
    }
  }
`;

/** What is told about a request below its title. */
export const Facts = styled(Text)`
  display: block;
  font-weight: 400;
  [data-part='phone'] {
    display: none;
  }
  ${until.md} {
    [data-part='phone'] {
      display: inline;
    }
  }
`;

/** Keeps a short value on one line. */
export const Short = styled(Text)`
  white-space: nowrap;
`;

/** Goes to the next line as a whole, and breaks only where it is wider than a line. */
export const Whole = styled.span`
  display: inline-block;
`;

/** A title of 255 letters must not push everything else off the screen. */
export const Title = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
