import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { roomToPress } from '../support/room-to-press.ts';
import { theme } from '../theme/theme.ts';

export interface ErrorSummaryProps {
  /** What happened, for example "Two fields need your attention". */
  title: ReactNode;
  /** The errors in the order of the fields; `fieldId` is the `id` given to the field, missing for what concerns the whole form. */
  errors: readonly { fieldId?: string; message: ReactNode }[];
  /** False where the form leads the focus itself, for example to the first field; default true. */
  takesFocus?: boolean;
}

const Box = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.danger};
  border-left-width: 4px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};

  strong {
    display: block;
    margin-bottom: ${theme.space[1]};
    font-weight: 600;
  }
  ul {
    padding-left: 1.1em;
  }
  a {
    color: ${theme.color.danger};
    font-weight: 500;
    text-underline-offset: 0.2em;
    ${roomToPress}
  }
`;

/** All errors of a form with links to their fields. It takes the focus whenever a new list arrives, unless told not to; without errors it shows nothing. */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const titleId = useId();
  const boxRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) boxRef.current?.focus();
  }, [errors, takesFocus]);

  function goToField(event: MouseEvent, fieldId: string) {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    // Not by the address: a hash would become an entry of the history and a navigation of the router.
    event.preventDefault();
    field.focus();
  }

  if (errors.length === 0) return null;
  return (
    <Box ref={boxRef} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <strong id={titleId}>{title}</strong>
      <ul>
        {errors.map(({ fieldId, message }, index) => (
          <li key={index}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
