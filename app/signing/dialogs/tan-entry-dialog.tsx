import { Button, FormLayout } from '@sigillum/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { CodeProof, type CodeProofProps } from '../components/code-proof.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { DeviceProof } from '../components/device-proof.tsx';
import { TotpProof } from '../components/totp-proof.tsx';
import { signingProofMessages as messages } from '../proof-messages.ts';
import { signingPanelMessages } from '../panel-messages.ts';
import type { GivenProof, ProofWay } from '../proof-way.ts';

export interface TanEntryProps extends Omit<CodeProofProps, 'isBlocked' | 'onSent'> {
  /** The second factors of the account that may stand for the code, the best first. */
  stepUpMethods?: readonly Exclude<ProofWay, 'code'>[];
  /** On a device of somebody else: the passkey lies on another one. */
  isOnVisit?: boolean;
  /** A code is on its way; otherwise one is sent when the person asks for it. */
  isSent?: boolean;
}

/** `send`: a code is to be sent. */
export type TanEntryAction = GivenProof | { way: 'send' };

const codeLength = 6;

/** Asks who signs. The opener judges the answer: a wrong one keeps the dialog open, with what was typed. */
export default function TanEntryDialog(modal: ModalProps<TanEntryProps, TanEntryAction>) {
  const { props, isLoading, error, act, close } = modal;
  const { stepUpMethods = [], isOnVisit = false, isSent = true } = props;
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<ProofWay>((isSent ? undefined : stepUpMethods[0]) ?? 'code');
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  /** A complaint is about one way; it does not go along to another. */
  const [left, setLeft] = useState<string>();
  const reason = isLoading || error === left ? undefined : error;
  const field = {
    ref: fieldRef,
    value: code,
    error: isShort ? formatMessage(messages.tanShort) : reason,
    length: codeLength,
    onChange(digits: string) {
      setCode(digits);
      setIsShort(false);
    },
  };

  useEffect(() => {
    if (error !== undefined) fieldRef.current?.select();
  }, [error]);

  function submit() {
    setLeft(undefined);
    if (way === 'passkey' || way === 'mobile_id') return act({ way });
    setIsShort(code.length < codeLength);
    if (code.length < codeLength) fieldRef.current?.focus();
    else act({ way, code });
  }

  function change(next: ProofWay) {
    if (next === 'code' && !isSent) return act({ way: 'send' });
    setWay(next);
    setCode('');
    setIsShort(false);
    setLeft(error);
  }

  return (
    <DialogFrame
      // The complaint stands at the field.
      modal={{ ...modal, error: undefined }}
      title={messages.tanTitle}
      size="small"
      working={messages.tanChecking}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            key={way}
            type="submit"
            variant="seal"
            isLoading={isLoading}
            autoFocus={way === 'passkey' || way === 'mobile_id'}
          >
            <FormattedMessage {...signingPanelMessages.sign} />
          </Button>
        </>
      }
    >
      <FormLayout>
        {way === 'code' && (
          <CodeProof {...props} field={field} isBlocked={isLoading} onSent={() => fieldRef.current?.focus()} />
        )}
        {way === 'totp' && <TotpProof field={field} />}
        {way === 'passkey' && (
          <DeviceProof text={isOnVisit ? messages.passkeyOnVisitText : messages.passkeyText} reason={reason} />
        )}
        {way === 'mobile_id' && <DeviceProof text={messages.mobileIdText} reason={reason} />}
        <OtherWays
          ways={[...stepUpMethods, 'code' as const].filter((other) => other !== way)}
          channel={props.channel}
          onChange={change}
          isBlocked={isLoading}
        />
      </FormLayout>
    </DialogFrame>
  );
}
