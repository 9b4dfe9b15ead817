import type { SigningStep } from '@sigillum/api-contracts/signing/schemas.ts';
import { Button, FormLayout, ProgressBar, ShieldCheck, Text, TextField } from '@sigillum/design-system';
import { useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { signingProofMessages } from '../proof-messages.ts';
import { useCountdown } from '../use-countdown.ts';

const code = z.string().min(1).max(20);
const password = z.string().min(1).max(200);

type CodeStep = SigningStep & { kind: 'otp' };
type PollStep = SigningStep & { kind: 'poll' };

export interface MobileAesProps {
  step: CodeStep | PollStep;
  /** What Mobile ID shows on the phone. */
  phoneText?: string | undefined;
}

export type MobileAesAction =
  | { name: 'confirm'; pwdotp: { otp?: string; password?: string } }
  | { name: 'resend' }
  | { name: 'poll' }
  | { name: 'complete' };

interface StepProps<Step> {
  modal: ModalProps<MobileAesProps, MobileAesAction>;
  step: Step;
}

interface AnotherCodeProps {
  left: number;
  after: number;
  isLoading: boolean;
  onAsk: () => unknown;
}

/** The signer’s own step at the trust service: a code that it sent, or a confirmation on the phone. */
export default function MobileAesOverlay(modal: ModalProps<MobileAesProps, MobileAesAction>) {
  const { step } = modal.props;
  return step.kind === 'otp' ? (
    // The code comes after the password, in fields of its own.
    <EnterCode key={String(step.needs_code)} modal={modal} step={step} />
  ) : (
    <AwaitConfirmation modal={modal} step={step} />
  );
}

function EnterCode({ modal, step }: StepProps<CodeStep>) {
  const { isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const formId = useId();
  const schema = z.object({
    otp: step.needs_code ? code : code.optional(),
    password: step.needs_password ? password : password.optional(),
  });
  const { submit, field } = useDialogForm(schema, ({ otp, password: typed }) =>
    act({ name: 'confirm', pwdotp: { ...(otp && { otp }), ...(typed && { password: typed }) } }),
  );
  return (
    <OverlayFrame
      modal={modal}
      title={messages.stepCodeTitle}
      icon={<ShieldCheck />}
      tone="seal"
      working={signingProofMessages.tanChecking}
      actions={
        <Button type="submit" form={formId} variant="seal" isLoading={isLoading}>
          <FormattedMessage {...(step.needs_code ? messages.stepConfirm : messages.stepContinue)} />
        </Button>
      }
      leave={messages.backToRequest}
      onLeave={() => act({ name: 'complete' })}
    >
      <p>
        <bdi>{step.challenge}</bdi>
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <FormLayout>
          {step.needs_password ? (
            <TextField
              type="password"
              autoComplete="off"
              label={formatMessage(messages.stepPassword)}
              {...field('password')}
            />
          ) : null}
          {step.needs_code ? (
            <TextField autoComplete="one-time-code" label={formatMessage(messages.stepCode)} {...field('otp')} />
          ) : null}
        </FormLayout>
      </form>
      {step.resend ? (
        <AnotherCode {...step.resend} isLoading={isLoading} onAsk={() => act({ name: 'resend' })} />
      ) : null}
    </OverlayFrame>
  );
}

/** Another code, as often as the trust service sends one, and not at once. */
function AnotherCode({ left, after, isLoading, onAsk }: AnotherCodeProps) {
  const seconds = useCountdown(Math.ceil(after / 1000), left);
  if (left === 0) {
    return (
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.stepNoMoreCodes} />
      </Text>
    );
  }
  return (
    // As wide as its words, where the overlay stretches what stands in it.
    <div>
      <Button variant="quiet" size="small" isFlush disabled={isLoading || seconds > 0} onClick={onAsk}>
        <FormattedMessage
          {...(seconds > 0 ? signingProofMessages.resendIn : signingProofMessages.resend)}
          values={{ seconds }}
        />
      </Button>
    </div>
  );
}

function AwaitConfirmation({ modal, step }: StepProps<PollStep>) {
  const { isLoading, act } = modal;
  const { phoneText } = modal.props;
  const { formatMessage } = useIntl();
  const ask = useEffectEvent(() => act({ name: 'poll' }));
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => ask(), step.retry_after);
    return () => clearTimeout(timer);
  }, [isLoading, step.retry_after]);
  return (
    <OverlayFrame
      // It may be left at any moment, also while it asks.
      modal={{ ...modal, isLoading: false }}
      title={messages.stepPollTitle}
      icon={<ShieldCheck />}
      tone="seal"
      leave={messages.backToRequest}
      onLeave={() => act({ name: 'complete' })}
    >
      <p>
        <FormattedMessage {...(phoneText === undefined ? messages.stepPollText : messages.mobileIdPollText)} />
      </p>
      {phoneText !== undefined && (
        <p>
          <strong>
            <bdi>{phoneText}</bdi>
          </strong>
        </p>
      )}
      <ProgressBar label={formatMessage(messages.stepWaiting)} look="line" />
    </OverlayFrame>
  );
}
