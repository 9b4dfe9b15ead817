import { Ban } from '@sigillum/design-system';
import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Declined() {
  return <OutcomePage icon={<Ban />} tone="neutral" title={messages.declinedTitle} text={messages.declinedText} />;
}
