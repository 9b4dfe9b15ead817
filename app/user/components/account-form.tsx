import { Banner, Button, Checkbox, FormLayout, FormRow, Stack, TextField } from '@sigillum/design-system';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useFormFailure, type FormState } from '../../forms/use-form-failure.ts';
import { userMessages as messages } from '../messages.ts';
import type { PasswordOwner } from '../use-password-verdict.ts';
import { CardHead } from './card-head.tsx';
import { NewPasswordField, type PasswordVerdict } from './new-password-field.tsx';
import { Terms } from './terms.tsx';

export interface AccountFormProps {
  /** The confirmed address. */
  email: string;
  /** The least number of characters of a password. */
  leastPassword: number;
  title: ReactNode;
  text: ReactNode;
  /** What the checkbox agrees to. */
  terms: ReactNode;
  /** Says what the button creates. */
  button: ReactNode;
  failure?: FormFailure | undefined;
  isBusy: boolean;
  /** Asks for a judgement of the password while it is typed. */
  useVerdict: (password: string, owner: PasswordOwner) => PasswordVerdict | undefined;
  /** Fields before the person's, for a business. */
  before?: (form: FormState) => ReactNode;
}

/** The last page of a sign-up: who the person is, a password, the terms. */
export function AccountForm({
  email,
  leastPassword,
  title,
  text,
  terms,
  button,
  failure,
  isBusy,
  useVerdict,
  before,
}: AccountFormProps) {
  const form = useFormFailure(failure);
  const [owner, setOwner] = useState({ firstName: '', lastName: '' });
  const [password, setPassword] = useState('');
  const [retypedAfter, setRetypedAfter] = useState<FormFailure>();
  const verdict = useVerdict(password, { email, ...owner });
  // What was refused is forgotten once something better stands there.
  const isMended = failure !== undefined && retypedAfter === failure && verdict?.validPassword === true;
  const { defaultValue: hasAccepted, ...gtc } = form.field('gtc');
  return (
    <Stack gap={5}>
      <CardHead title={title}>{text}</CardHead>
      {form.error && <Banner tone="danger">{form.error}</Banner>}
      <Form method="post" ref={form.ref} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormLayout>
          {before?.(form)}
          <FormRow>
            <TextField
              label={<FormattedMessage {...messages.firstName} />}
              {...form.field('firstName')}
              autoComplete="given-name"
              maxLength={100}
              required
              onChange={(event) => setOwner({ ...owner, firstName: event.target.value })}
            />
            <TextField
              label={<FormattedMessage {...messages.lastName} />}
              {...form.field('lastName')}
              autoComplete="family-name"
              maxLength={100}
              required
              onChange={(event) => setOwner({ ...owner, lastName: event.target.value })}
            />
          </FormRow>
          <NewPasswordField
            least={leastPassword}
            error={isMended ? undefined : form.field('password').error}
            verdict={verdict}
            onType={(typed) => {
              setPassword(typed);
              setRetypedAfter(failure);
            }}
          />
          <Stack gap={1}>
            <Checkbox label={terms} {...gtc} value="true" defaultChecked={hasAccepted !== undefined} required />
            <Terms />
          </Stack>
          <Button type="submit" isWide isLoading={isBusy}>
            {button}
          </Button>
        </FormLayout>
      </Form>
    </Stack>
  );
}
