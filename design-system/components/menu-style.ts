import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The sheet that holds the items of a menu. */
export const Sheet = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  min-width: 200px;
  max-width: min(340px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  margin: 0;
  padding: ${theme.space[1]} 0;
  overflow-y: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: ${theme.elevation.floating};

  &:not([data-placed]) {
    opacity: 0;
  }

  [data-starts-group] {
    border-top: 1px solid ${theme.color.hairline};
    margin-top: ${theme.space[1]};
    padding-top: ${theme.space[1]};
  }

  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    min-height: 40px;
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 0;
    background: transparent;
    color: inherit;
    font: 450 ${theme.fontSize.body} / 1.35 ${theme.fontFamily.text};
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover,
    &:focus-visible {
      background: ${theme.color.pineSoft};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[data-tone='danger'] {
      color: ${theme.color.danger};
    }
    &[data-tone='danger']:is(:hover, :focus-visible) {
      background: ${theme.color.dangerSoft};
    }
    &[aria-disabled] {
      color: ${theme.color.inkFaint};
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &:is(:hover, :focus-visible) {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      &[aria-disabled] {
        color: GrayText;
      }
    }
    svg {
      flex: none;
      width: 18px;
      height: 18px;
    }
  }
`;
