import { Disclosure, FormLayout, Stack, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useForm } from '../../forms/use-form.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { twoStepMessages as messages } from '../messages.ts';
import { useNewPasskey } from '../use-passkey.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { SecurityState } from '../security-state.ts';

/** The passkeys of the account, and a new one. */
export function PasskeysCard(props: SecurityState) {
  const { email, twoStep, outcome } = props;
  const failure = outcome?.intent === 'add-passkey' ? outcome.failure : undefined;
  const { ref, field, error } = useForm(failure);
  const question = useNewPasskey(ref);
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.passkeyTitle} />}
      text={<FormattedMessage {...messages.passkeyText} />}
    >
      <Stack gap={4}>
        {twoStep.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} {...props} />
        ))}
        {/* A new list begins with a closed form. */}
        <Disclosure
          key={twoStep.passkeys.length}
          label={<FormattedMessage {...messages.passkeyAdd} />}
          isOpen={Boolean(failure)}
        >
          <Form method="post" ref={ref} noValidate>
            <input type="hidden" name="intent" value="add-passkey" readOnly />
            <FormLayout>
              <TextField
                label={<FormattedMessage {...messages.passkeyName} />}
                hint={<FormattedMessage {...messages.passkeyNameHint} />}
                {...field('name')}
                maxLength={60}
                required
              />
              <CurrentPasswordField email={email} {...field('password')} formError={error} />
              <PasskeyButton question={question} variant="primary">
                <FormattedMessage {...messages.passkeyAdd} />
              </PasskeyButton>
            </FormLayout>
          </Form>
        </Disclosure>
      </Stack>
    </ProfileCard>
  );
}
