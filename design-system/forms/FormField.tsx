import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from '../icons.ts';
import { ErrorText, FieldColumn, Hint, labelStyle } from './field-style.ts';

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** How to fill it in, below the label. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; makes the field invalid. */
  error?: ReactNode;
  /** Beside the label of a field that may stay empty, for example "optional". Fields without it are required in words, not by stars. */
  optionalText?: string;
  /** Id of the control, for the links of an ErrorSummary; made up when missing. */
  id?: string;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldTexts {
  /** Renders the control with the props that tie it to label, hint and error; `labelId` is for a control that a `label` element cannot name. */
  children: (control: ControlProps, labelId: string) => ReactNode;
  /** Below the control, for example a count. */
  footer?: ReactNode;
}

const Label = styled.label`
  ${labelStyle}
`;

/** Label, hint and error around one control. */
export function FormField({ label, hint, error, optionalText, id, children, footer }: FormFieldProps) {
  const field = useFieldIds({ id, hint, error });
  return (
    <FieldColumn>
      <Label id={field.labelId} htmlFor={field.control.id}>
        {label}
        {optionalText === undefined ? null : (
          <>
            {' '}
            <small>{optionalText}</small>
          </>
        )}
      </Label>
      <FieldHint id={field.hintId}>{hint}</FieldHint>
      {children(field.control, field.labelId)}
      <FieldError id={field.errorId}>{error}</FieldError>
      {footer}
    </FieldColumn>
  );
}

/** The ids that tie hint and error to a control; for groups, which have a legend instead of a label. */
export function useFieldIds({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const isInvalid = hasContent(error);
  const describedBy = [hasContent(hint) ? hintId : '', isInvalid ? errorId : '']
    .filter((part) => part !== '')
    .join(' ');
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isInvalid || undefined,
  };
  return { control, labelId: `${controlId}-label`, hintId, errorId };
}

/** The hint of a field, or nothing. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return hasContent(children) ? <Hint id={id}>{children}</Hint> : null;
}

/** The error of a field, or nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!hasContent(children)) return null;
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
