import { TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

/** A text with a `<link>` inside. */
export function LinkedText({
  message,
  href,
  values,
}: {
  message: MessageText;
  href: string;
  values?: Record<string, string | number>;
}) {
  const link = (words: ReactNode[]) => <TextLink href={href}>{words}</TextLink>;
  return <FormattedMessage {...message} values={{ ...values, link }} />;
}
