import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function NotAvailable() {
  return <OutcomePage illustration="no-results" title={messages.notAvailableTitle} text={messages.notAvailableText} />;
}
