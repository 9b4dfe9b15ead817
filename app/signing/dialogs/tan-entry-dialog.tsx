import { Button, Dialog, FormLayout, OneTimeCodeField, Text } from '@sigillum/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as shared } from '../../signature-requests/messages.ts';
import { ResendCode, type ResendCodeProps } from '../components/resend-code.tsx';
import { signingMessages as messages } from '../messages.ts';

export interface TanEntryProps extends Omit<ResendCodeProps, 'isBlocked'> {
  /** The visitor's address, to which the code went. */
  email: string;
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
        <ResendCode {...props} isBlocked={isLoading} />
      </FormLayout>
    </Dialog>
  );
}
