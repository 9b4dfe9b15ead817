import { Badge, Button, Disclosure, FormLayout } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useForm } from '../../forms/use-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { twoStepMessages as messages } from '../messages.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { ProofForm } from './proof-form.tsx';
import type { SecurityState } from '../security-state.ts';
import { TotpSetUpForm } from './totp-set-up-form.tsx';

/** Codes of an app: turns them on in two steps, and off with password and code. */
export function TotpCard({ email, twoStep, outcome, busy }: SecurityState) {
  const format = useFormat();
  const failureOf = (intent: string) => (outcome?.intent === intent ? outcome.failure : undefined);
  const { ref, field, error } = useForm(failureOf('begin-totp'));
  const isOn = twoStep.totpSince !== null;
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.totpTitle} />}
      aside={
        <Badge tone={isOn ? 'success' : 'neutral'}>
          <FormattedMessage {...(isOn ? messages.on : messages.off)} />
        </Badge>
      }
      text={
        isOn ? (
          <FormattedMessage {...messages.totpSince} values={{ date: format.instant(twoStep.totpSince!) }} />
        ) : (
          <FormattedMessage {...messages.totpText} />
        )
      }
    >
      {isOn ? (
        <Disclosure label={<FormattedMessage {...messages.totpRemove} />} isOpen={Boolean(failureOf('remove-totp'))}>
          <ProofForm
            intent="remove-totp"
            email={email}
            failure={failureOf('remove-totp')}
            isBusy={busy === 'remove-totp'}
            hasPasskeys={twoStep.passkeys.length > 0}
            variant="danger"
          >
            <FormattedMessage {...messages.totpRemove} />
          </ProofForm>
        </Disclosure>
      ) : outcome?.setUp ? (
        <TotpSetUpForm setUp={outcome.setUp} failure={failureOf('confirm-totp')} isBusy={busy === 'confirm-totp'} />
      ) : (
        <Form method="post" ref={ref} noValidate>
          <FormLayout>
            <CurrentPasswordField email={email} {...field('password')} formError={error} />
            <div>
              <Button type="submit" name="intent" value="begin-totp" isLoading={busy === 'begin-totp'}>
                <FormattedMessage {...messages.totpBegin} />
              </Button>
            </div>
          </FormLayout>
        </Form>
      )}
    </ProfileCard>
  );
}
