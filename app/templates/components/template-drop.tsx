import { FileDrop } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { templatesMessages as messages } from '../messages.ts';

export interface TemplateDropProps {
  label: MessageText;
  hint?: MessageText;
  isSending: boolean;
  /** Why the last file was refused. */
  error: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one PDF. */
export function TemplateDrop({ label, hint, isSending, error, onFile }: TemplateDropProps) {
  const below = isSending ? messages.uploading : hint;
  return (
    <FileDrop
      label={<FormattedMessage {...label} />}
      browseText={<FormattedMessage {...messages.browse} />}
      hint={below && <FormattedMessage {...below} />}
      error={error}
      accept="application/pdf,.pdf"
      isMultiple={false}
      isDisabled={isSending}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
