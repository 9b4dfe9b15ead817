import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Declined() {
  return <OutcomePage illustration="declined" title={messages.declinedTitle} text={messages.declinedText} />;
}
