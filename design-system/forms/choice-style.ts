import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A box or a circle drawn over the platform's own control, which stays what is focused and read out. */
export const choiceStyle = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin: 0.125rem 0 0;
  border: 1px solid ${theme.color.edge};
  background: ${theme.color.paper};
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    border-color: ${theme.color.hairline};
    background: ${theme.color.well};
    cursor: not-allowed;
  }
  &:disabled:checked,
  &:disabled:indeterminate:not([type='radio']) {
    background: ${theme.color.edge};
  }

  /* The platform draws box and mark itself where colours are forced. */
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      display: none;
    }
  }
`;

/** Control and label beside each other, at least 40 px high to hit. */
export const ChoiceLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-height: 40px;
  padding: ${theme.space[2]} 0;
  line-height: 1.5rem;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:disabled) {
    color: ${theme.color.inkFaint};
    cursor: not-allowed;
  }
`;

/** Legend of a group, in the look of a label. */
export const Legend = styled.legend`
  padding: 0;
  margin-bottom: 0.375rem;
  font: 550 ${theme.fontSize.body} / 1.4 ${theme.fontFamily.text};
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.inkSoft};
    font: 400 ${theme.fontSize.small} / 1 ${theme.fontFamily.text};
    margin-left: 0.375rem;
  }
`;
