import { from, placeholderStyle, theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

/** The title of a list with what begins something new. */
export const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-bottom: ${theme.space[5]};
`;

/** What a list is, in words: it gives way to what stands beside it. */
export const ListName = styled.div`
  flex: 1 1 20rem;
`;

/** Tabs and search above a list. */
export const ListTools = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  ${from.md} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
`;

/** The form of a search above a list. */
export const SearchForm = styled.form`
  position: relative;
  flex: 1 1 150px;
  max-width: 360px;

  svg {
    position: absolute;
    top: calc(50% - 9px);
    left: 12px;
    width: 18px;
    height: 18px;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 2.5rem;
    padding: 0 ${theme.space[3]} 0 40px;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.control};
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 1rem / 1.4 ${theme.fontFamily.text};
    ${placeholderStyle}
  }
  @media (pointer: coarse) {
    input {
      height: 2.75rem;
    }
  }
`;

/** A line above a list for what is selected in it. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.pineSoft};

  strong {
    margin-right: ${theme.space[2]};
    font-weight: 600;
  }
`;
