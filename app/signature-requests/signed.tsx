import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Signed() {
  return <OutcomePage illustration="success" title={messages.signedTitle} text={messages.signedText} />;
}
