import { Clock } from '@sigillum/design-system';
import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Expired() {
  return <OutcomePage icon={<Clock />} tone="warning" title={messages.expiredTitle} text={messages.expiredText} />;
}
