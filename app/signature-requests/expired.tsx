import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Expired() {
  return <OutcomePage illustration="expired" title={messages.expiredTitle} text={messages.expiredText} />;
}
