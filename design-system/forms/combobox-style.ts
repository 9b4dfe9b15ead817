import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';

/** The list below the field; as wide as it, and above dialogs. */
export const OptionSheet = styled(Popover)`
  z-index: ${zIndex.overlay + 1} !important;
  width: var(--trigger-width);
  /* React Aria keeps 12 px to the window's edges. */
  max-width: calc(100vw - 24px);
  overflow: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: ${theme.elevation.floating};
`;

export const OptionList = styled(ListBox)`
  padding: ${theme.space[1]} 0;
  outline: none;

  [role='presentation'] > header,
  header {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[1]};
    color: ${theme.color.inkSoft};
    font: 600 ${theme.fontSize.small} / 1.4 ${theme.fontFamily.text};
  }
`;

export const OptionGroup = styled(ListBoxSection)`
  & + & {
    margin-top: ${theme.space[1]};
    border-top: 1px solid ${theme.color.hairline};
  }
`;

export const OptionLine = styled(ListBoxItem)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 40px;
  padding: ${theme.space[2]} ${theme.space[4]};
  outline: none;
  overflow-wrap: anywhere;
  line-height: 1.35;
  cursor: pointer;

  &[data-focused] {
    background: ${theme.color.pineSoft};
    box-shadow: inset 3px 0 ${theme.color.pine};
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: ${theme.color.inkFaint};
    cursor: not-allowed;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-weight: 400;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      small {
        color: inherit;
      }
    }
  }
`;

/** What stands in the list when there is nothing to choose. */
export const OptionNote = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
`;
