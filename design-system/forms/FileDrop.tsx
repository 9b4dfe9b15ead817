import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileUp } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { FieldColumn } from './field-style.ts';
import { FieldError, useFieldIds } from './FormField.tsx';

export interface FileDropProps {
  /** What to do, for example "Drop PDF files here". */
  label: ReactNode;
  /** The words that look like a link, for example "or choose them". */
  browseText: ReactNode;
  /** Formats and limits. */
  hint?: ReactNode;
  /** Why the last files were refused. */
  error?: ReactNode;
  /** File types as in an input's `accept`; dropped files are handed over whatever they are, so that the caller can say what is wrong. */
  accept?: string;
  /** Takes several files; default true. */
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  id?: string;
  /** Name in the form's data. */
  name?: string;
}

const Zone = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[7]} ${theme.space[4]};
  border: 1px dashed ${theme.color.edge};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &:hover,
  &[data-over] {
    border-color: ${theme.color.pine};
    background: ${theme.color.pineSoft};
  }
  &[data-over] {
    border-style: solid;
    box-shadow: inset 0 0 0 1px ${theme.color.pine};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &:has(:disabled) {
    background: ${theme.color.well};
    border-color: ${theme.color.hairline};
    color: ${theme.color.inkFaint};
    cursor: not-allowed;
  }

  > svg {
    width: 32px;
    height: 32px;
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.seal};
    stroke-width: 1.4;
  }
  strong {
    font: 560 ${theme.fontSize.title} / 1.3 ${theme.fontFamily.display};
  }
  u {
    color: ${theme.color.pine};
    font-weight: 500;
    text-underline-offset: 0.2em;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
    font-size: 0;
  }
  /* While files hover, the zone itself takes the drop, not the input. */
  &[data-over] input {
    pointer-events: none;
  }
`;

/** Takes files by drop, by picker and by keyboard: the whole zone is one file input. */
export function FileDrop({
  label,
  browseText,
  hint,
  error,
  accept,
  isMultiple = true,
  isDisabled = false,
  onFiles,
  id,
  name,
}: FileDropProps) {
  const field = useFieldIds({ id, hint, error });
  const [isOver, setIsOver] = useState(false);
  const depthRef = useRef(0);

  function handOver(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    handOver(event.target.files);
    // Emptied, so that the same file can be chosen again after it was removed.
    event.target.value = '';
  }

  function trackDrag(event: DragEvent, step: 1 | -1) {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depthRef.current += step;
    setIsOver(depthRef.current > 0);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    depthRef.current = 0;
    setIsOver(false);
    if (!isDisabled) handOver(event.dataTransfer.files);
  }

  return (
    <FieldColumn>
      <Zone
        data-over={isOver || undefined}
        data-invalid={field.control['aria-invalid']}
        onDragEnter={(event) => trackDrag(event, 1)}
        onDragLeave={(event) => trackDrag(event, -1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <FileUp aria-hidden />
        <strong>{label}</strong>
        <u>{browseText}</u>
        {hint === undefined ? null : <small id={field.hintId}>{hint}</small>}
        <input
          {...field.control}
          type="file"
          name={name}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          onChange={handlePick}
        />
      </Zone>
      <FieldError id={field.errorId}>{error}</FieldError>
    </FieldColumn>
  );
}
