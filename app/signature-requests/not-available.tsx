import { FileX } from '@sigillum/design-system';
import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function NotAvailable() {
  return (
    <OutcomePage icon={<FileX />} tone="neutral" title={messages.notAvailableTitle} text={messages.notAvailableText} />
  );
}
