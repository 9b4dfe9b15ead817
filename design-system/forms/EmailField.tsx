import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { styled } from 'styled-components';
import { FieldColumn } from './field-style.ts';
import { Button } from '../components/Button.tsx';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type'> {
  /** "Did you mean …?", as the text of a button. */
  suggestion?: ReactNode;
  /** Takes the suggestion over. */
  onAcceptSuggestion?: () => void;
}

/** While there is nothing to suggest it takes no room, nor the gap before it. */
const Suggestion = styled.div`
  &:empty {
    margin-top: -0.375rem;
  }
`;

/**
 * An e-mail address, with the right keyboard and no capitals or corrections. A text field for the browser: fields of type `email`
 * write a domain like bücher.ch as xn--bcher-kva.ch in some browsers, and not in others.
 */
export function EmailField({ suggestion, onAcceptSuggestion, ...rest }: EmailFieldProps) {
  return (
    <FieldColumn>
      <TextField
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type="text"
      />
      {/* The region stays, so that a suggestion is announced when it arrives. */}
      <Suggestion aria-live="polite">
        {suggestion === undefined ? null : (
          <Button variant="quiet" size="small" onClick={onAcceptSuggestion}>
            {suggestion}
          </Button>
        )}
      </Suggestion>
    </FieldColumn>
  );
}
