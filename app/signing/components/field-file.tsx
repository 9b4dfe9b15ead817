import { readFileName } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { theme } from '@sigillum/design-system';
import type { InputHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signingFieldMessages as messages } from '../field-messages.ts';

export interface FieldFileProps {
  field: Pick<FilledField, 'value'>;
  /** What all inputs of fields have. */
  common: InputHTMLAttributes<HTMLInputElement>;
  isSending: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The browser's own control takes clicks, keys and dropped files; what is seen is this. */
const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: 100%;
  border: 1.5px dashed ${theme.color.seal};
  border-radius: 2px;
  background: color-mix(in srgb, ${theme.color.sealSoft} 92%, transparent);
  color: ${theme.color.ink};
  font-size: min(1rem, 44cqh);
  line-height: 1.2;
  &:has([aria-invalid]) {
    border-color: ${theme.color.danger};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
  > span {
    flex: 1;
    min-width: 0;
    padding-inline: 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    position: relative;
    flex: none;
    width: max(24px, 60cqh);
    height: max(24px, 60cqh);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

/** A field for which the person uploads a file, at its place on the page. */
export function FieldFile({ field: { value }, common, isSending, onFile, onRemove }: FieldFileProps) {
  const { formatMessage } = useIntl();
  const { 'aria-required': _, 'aria-label': label, ...shared } = common;
  const filename = readFileName(value);
  return (
    <Frame>
      <input
        {...shared}
        type="file"
        aria-label={value === '' ? label : formatMessage(messages.chosenFile, { label, filename })}
        disabled={isSending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <span aria-hidden>
        {isSending ? formatMessage(messages.sendingFile) : filename || formatMessage(messages.chooseFile)}
      </span>
      {value === '' || isSending ? null : (
        <button type="button" aria-label={formatMessage(messages.removeFile, { filename })} onClick={onRemove}>
          ×
        </button>
      )}
    </Frame>
  );
}
