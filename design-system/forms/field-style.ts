import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What stands in an empty field cannot be scrolled to: it gets smaller where large letters meet a small window, and nowhere else. */
export const placeholderStyle = css`
  &::placeholder {
    color: ${theme.color.inkFaint};
    font-size: min(1em, calc(9vw - 0.5rem));
    opacity: 1;
  }
`;

/** The look of everything that one types into; 16 px letters on touch screens, or phones zoom in. */
export const inputStyle = css`
  width: 100%;
  min-height: 44px;
  padding: 0.5625rem ${theme.space[3]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: 400 ${theme.fontSize.body} / 1.45 ${theme.fontFamily.text};
  transition:
    border-color ${theme.motion.quick},
    box-shadow ${theme.motion.quick};

  ${placeholderStyle}
  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    background: ${theme.color.well};
    border-color: ${theme.color.hairline};
    color: ${theme.color.inkFaint};
  }
  &:read-only:not(select) {
    background: ${theme.color.canvas};
  }

  @media (pointer: coarse) {
    font-size: 1rem;
  }
  /* Shadow and ground are gone where colours are forced: the edge alone says what is wrong or cannot be changed. */
  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border: 2px solid CanvasText;
    }
    &:disabled {
      border-color: GrayText;
    }
    &:read-only:not(select, :disabled) {
      border-style: dashed;
    }
  }
`;

/** An input of one line. */
export const Input = styled.input`
  ${inputStyle}
`;

/** Label, control, hint and error below each other. */
export const FieldColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
`;

/** The label above a control. */
export const labelStyle = css`
  color: ${theme.color.ink};
  font: 550 ${theme.fontSize.body} / 1.4 ${theme.fontFamily.text};
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.inkSoft};
    font: 400 ${theme.fontSize.small} / 1 ${theme.fontFamily.text};
    margin-left: 0.125rem;
  }
`;

/** What helps to fill in the field. */
export const Hint = styled.div`
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

/** What is wrong and how to mend it. */
export const ErrorText = styled.div`
  display: flex;
  gap: 0.375rem;
  color: ${theme.color.danger};
  font-size: ${theme.fontSize.small};
  font-weight: 500;
  line-height: 1.45;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.1rem;
  }
`;

/** A control with something over its right edge, which `button`s and icons take. */
export const ControlBox = styled.div`
  position: relative;
  min-width: 0;
`;

/** Around inputs that another library renders, in the look of ours. */
export const FieldInputs = styled(ControlBox)`
  input {
    ${inputStyle}
    text-overflow: ellipsis;
  }
`;

/** What stands over the right edge of a control, 40 px high. */
export const ControlEnd = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  display: flex;
`;
