import { Button, Dialog, FormLayout, OneTimeCodeField, Stack, Text } from '@sigillum/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../forms/use-problem-text.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as shared } from '../../signature-requests/messages.ts';
import { signingMessages as messages } from '../messages.ts';
import { useCountdown } from '../use-countdown.ts';

export interface TanEntryProps {
  /** The visitor's address, to which the code went. */
  email: string;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  /** Sends another code; answers the seconds until yet another may be asked for. What it throws is said below the button. */
  resend: () => Promise<number>;
}

const codeLength = 6;

/** Asks a visitor for the code from the e-mail. The opener judges it: a wrong one keeps the dialog open, with what was typed. */
export default function TanEntryDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<TanEntryProps, { tan: string }>) {
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const complaint = isShort ? formatMessage(messages.tanShort) : isLoading ? undefined : error;

  useEffect(() => {
    if (error !== undefined) fieldRef.current?.select();
  }, [error]);

  function submit() {
    setIsShort(code.length < codeLength);
    if (code.length < codeLength) fieldRef.current?.focus();
    else act({ tan: code });
  }

  return (
    <Dialog
      title={<FormattedMessage {...messages.tanTitle} />}
      size="small"
      onClose={close}
      closeLabel={formatMessage(shared.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.tanChecking)}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...shared.cancel} />
          </Button>
          <Button type="submit" variant="seal" isLoading={isLoading}>
            <FormattedMessage {...messages.sign} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text>
          <FormattedMessage
            {...messages.tanText}
            values={{
              email: (
                <strong>
                  <bdi>{props.email}</bdi>
                </strong>
              ),
            }}
          />
        </Text>
        <OneTimeCodeField
          ref={fieldRef}
          label={formatMessage(messages.tanLabel)}
          name="tan"
          length={codeLength}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setIsShort(false);
          }}
          error={complaint}
          autoFocus
        />
        <Resend {...props} isBlocked={isLoading} />
      </FormLayout>
    </Dialog>
  );
}

/** Another code, at most every half minute. */
function Resend({ resend, resendIn, isBlocked }: TanEntryProps & { isBlocked: boolean }) {
  const [sent, setSent] = useState({ times: 0, wait: resendIn });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const left = useCountdown(sent.wait, sent.times);
  const reason = useProblemText(failure);

  async function sendAnother() {
    setIsSending(true);
    setFailure(undefined);
    try {
      const wait = await resend();
      setSent({ times: sent.times + 1, wait });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Stack gap={2} align="flex-start">
      <Button
        variant="quiet"
        size="small"
        isLoading={isSending}
        disabled={isBlocked || left > 0}
        onClick={() => void sendAnother()}
      >
        <FormattedMessage {...(left > 0 ? messages.resendIn : messages.resend)} values={{ seconds: left }} />
      </Button>
      <Text size="small" tone={reason ? 'danger' : 'soft'} role="status">
        {reason ?? <FormattedMessage {...(sent.times > 0 ? messages.resent : messages.tanSpam)} />}
      </Text>
    </Stack>
  );
}
