import { Banner, Button, FormLayout, Inline, OneTimeCodeField, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useCountdown } from '../../signing/use-countdown.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { OutboxNote } from './outbox-note.tsx';

export interface PhoneCodeFormProps {
  id: string;
  /** Digits with country code. */
  mobile: string;
  /** When, and in how many seconds, another code may be asked for. */
  resendAt: string;
  resendIn: number;
}

/** Takes the code that was sent to a new number, sends another, or gives the number up. */
export function PhoneCodeForm({ id, mobile, resendAt, resendIn }: PhoneCodeFormProps) {
  const { fetcher: proving, form, field, error: proofError, isBusy: isProving } = useChange();
  const {
    fetcher: resending,
    field: resendField,
    error: resendError,
    isBusy: isResending,
    isSaved: isResent,
  } = useChange();
  const left = useCountdown(resendIn, resendAt);
  const { defaultValue: _typed, ...code } = field('secret');
  const error = proofError ?? resendError ?? resendField('secret').error;
  const number = (
    <strong key="number">
      <bdi dir="ltr">+{mobile}</bdi>
    </strong>
  );
  return (
    <FormLayout>
      {error && <Banner tone="danger">{error}</Banner>}
      <proving.Form {...form}>
        <input type="hidden" name="id" value={id} />
        <FormLayout>
          <Text>
            <FormattedMessage {...messages.codeText} values={{ number }} />
          </Text>
          <OutboxNote kind="sms" />
          <OneTimeCodeField label={<FormattedMessage {...messages.codeLabel} />} {...code} required />
          <Inline gap={3}>
            <ActButton name="intent" value="code" running={proving}>
              <FormattedMessage {...messages.codeButton} />
            </ActButton>
            <ActButton name="intent" value="cancel-code" variant="quiet" running={proving}>
              <FormattedMessage {...commonMessages.cancel} />
            </ActButton>
          </Inline>
        </FormLayout>
      </proving.Form>
      <resending.Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="resend-code"
          variant="quiet"
          size="small"
          isLoading={isResending}
          disabled={isProving || left > 0}
        >
          <FormattedMessage {...(left > 0 ? messages.codeResendIn : messages.codeResend)} values={{ seconds: left }} />
        </Button>
        <Text size="small" tone="soft" role="status">
          {isResent && <FormattedMessage {...messages.codeResent} />}
        </Text>
      </resending.Form>
    </FormLayout>
  );
}
