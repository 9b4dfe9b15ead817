import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../components/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import { ChoiceLine } from './choice-style.ts';
import { FieldError, FieldHint, useFieldIds } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';

export interface SwitchProps extends Omit<FieldTexts, 'optionalText'>, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** The change is being saved: the switch keeps the focus and further presses do nothing. */
  isLoading?: boolean;
}

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 40px;
  height: 24px;
  margin: 0;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};
  cursor: pointer;
  transition: background-color ${theme.motion.quick};

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${theme.color.edge};
    transition:
      translate ${theme.motion.quick},
      background-color ${theme.motion.quick};
  }
  &:checked {
    border-color: ${theme.color.pine};
    background: ${theme.color.pine};
  }
  &:checked::after {
    translate: 16px 0;
    background: ${theme.color.onPine};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
  }
`;

const Below = styled.div`
  padding-left: 52px;
`;

/** React reports a change even of a click that was prevented. */
const ignoreChange = () => {};

/** Switches something on or off at once. */
export function Switch({ label, hint, error, id, isLoading = false, onClick, onChange, ...input }: SwitchProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <div>
      <ChoiceLine>
        <Track
          {...input}
          {...field.control}
          type="checkbox"
          role="switch"
          aria-busy={isLoading || undefined}
          onClick={isLoading ? (event) => event.preventDefault() : onClick}
          onChange={isLoading ? ignoreChange : onChange}
        />
        <span>{label}</span>
        {isLoading ? <Spinner /> : null}
      </ChoiceLine>
      <Below>
        <FieldHint id={field.hintId}>{hint}</FieldHint>
        <FieldError id={field.errorId}>{error}</FieldError>
      </Below>
    </div>
  );
}
