import { Stamp } from '@sigillum/design-system';
import { OutcomePage } from './components/outcome-page.tsx';
import { signatureRequestsMessages as messages } from './messages.ts';

export default function Signed() {
  return <OutcomePage icon={<Stamp />} tone="seal" title={messages.signedTitle} text={messages.signedText} />;
}
