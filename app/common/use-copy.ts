import { useIntl } from 'react-intl';
import type { MessageText } from '../i18n/define-messages.ts';
import { useModals } from '../modals/modals.tsx';
import { commonMessages } from './messages.ts';

/** Copies a text for the person, and says whether that was done. */
export function useCopy({ copied, notCopied }: Record<'copied' | 'notCopied', MessageText> = commonMessages): (
  text: string,
) => void {
  const { formatMessage } = useIntl();
  const { snackbars } = useModals();
  return (text) => {
    // Without a clipboard (plain http on another machine) there is nothing to call.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => snackbars.add({ message: formatMessage(copied), tone: 'success' }),
      () => snackbars.add({ message: formatMessage(notCopied), tone: 'danger' }),
    );
  };
}
