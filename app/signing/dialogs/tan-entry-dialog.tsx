import { Button, Dialog, FormLayout, OneTimeCodeField, Text, TextLink } from '@sigillum/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { CodeWay } from '../code-way.ts';
import { ResendCode, type ResendCodeProps } from '../components/resend-code.tsx';
import { signingMessages as messages } from '../messages.ts';

export interface TanEntryProps extends CodeWay, Omit<ResendCodeProps, 'isBlocked'> {
  /** Nothing is really sent here: messages wait in the local outbox. */
  hasOutbox: boolean;
}

const codeLength = 6;

/** Asks for the code from the e-mail or SMS. The opener judges it: a wrong one keeps the dialog open, with what was typed. */
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
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.tanChecking)}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
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
              channel: props.channel,
              to: (
                <strong key="to">
                  <bdi dir="ltr">{props.to}</bdi>
                </strong>
              ),
            }}
          />
        </Text>
        {props.hasOutbox ? (
          <Text size="small" tone="soft">
            <FormattedMessage
              {...messages.tanOutbox}
              values={{
                link: (text) => (
                  <TextLink key="link" href="/outbox" target="_blank">
                    {text}
                  </TextLink>
                ),
              }}
            />
          </Text>
        ) : null}
        <OneTimeCodeField
          ref={fieldRef}
          label={formatMessage(messages.tanLabel, { channel: props.channel })}
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
