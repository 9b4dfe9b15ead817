import type { SigningStep } from '@sigillum/api-contracts/signing/schemas.ts';
import { Button, FormLayout, Overlay, ProgressBar, ShieldCheck, TextField } from '@sigillum/design-system';
import { useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { signingMessages as messages } from '../messages.ts';

const password = z.string().min(1).max(200);

type CodeStep = SigningStep & { kind: 'otp' };
type PollStep = SigningStep & { kind: 'poll' };

export interface MobileAesProps {
  step: CodeStep | PollStep;
}

export type MobileAesAction =
  { name: 'confirm'; pwdotp: { otp: string; password?: string } } | { name: 'poll' } | { name: 'complete' };

type Modal<Step> = Omit<ModalProps<MobileAesProps, MobileAesAction>, 'props'> & { step: Step };

/** The signer’s own step at the trust service: a code that it sent, or a confirmation on the phone. */
export default function MobileAesOverlay({ props: { step }, ...modal }: ModalProps<MobileAesProps, MobileAesAction>) {
  return step.kind === 'otp' ? <EnterCode {...modal} step={step} /> : <AwaitConfirmation {...modal} step={step} />;
}

function EnterCode({ step, isLoading, error, act }: Modal<CodeStep>) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const schema = z.object({
    otp: z.string().min(1).max(20),
    password: step.needs_password ? password : password.optional(),
  });
  const { submit, field } = useDialogForm(schema, ({ otp, password: typed }) =>
    act({ name: 'confirm', pwdotp: { otp, ...(typed && { password: typed }) } }),
  );
  return (
    <Overlay
      title={<FormattedMessage {...messages.stepCodeTitle} />}
      icon={<ShieldCheck />}
      tone="seal"
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.tanChecking)}
      error={error}
      actions={
        <>
          <Button type="submit" form={formId} variant="seal" isLoading={isLoading}>
            <FormattedMessage {...messages.stepConfirm} />
          </Button>
          <BackButton isLoading={isLoading} act={act} />
        </>
      }
    >
      <p>
        <bdi>{step.challenge}</bdi>
      </p>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event);
        }}
      >
        <FormLayout>
          {step.needs_password ? (
            <TextField
              type="password"
              autoComplete="off"
              label={formatMessage(messages.stepPassword)}
              {...field('password')}
            />
          ) : null}
          <TextField autoComplete="one-time-code" label={formatMessage(messages.stepCode)} {...field('otp')} />
        </FormLayout>
      </form>
    </Overlay>
  );
}

function AwaitConfirmation({ step, isLoading, error, act }: Modal<PollStep>) {
  const { formatMessage } = useIntl();
  const ask = useEffectEvent(() => act({ name: 'poll' }));
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => ask(), step.retry_after);
    return () => clearTimeout(timer);
  }, [isLoading, step.retry_after]);
  return (
    <Overlay
      title={<FormattedMessage {...messages.stepPollTitle} />}
      icon={<ShieldCheck />}
      tone="seal"
      error={error}
      actions={<BackButton isLoading={false} act={act} />}
    >
      <p>
        <FormattedMessage {...messages.stepPollText} />
      </p>
      <ProgressBar label={formatMessage(messages.stepWaiting)} look="line" />
    </Overlay>
  );
}

function BackButton({ isLoading, act }: Pick<Modal<never>, 'isLoading' | 'act'>) {
  return (
    <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'complete' })}>
      <FormattedMessage {...messages.backToRequest} />
    </Button>
  );
}
