import { Banner, Button, Checkbox, FormLayout, Stack } from '@sigillum/design-system';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { NameFields } from '../../common/name-fields.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { type FormState, useForm } from '../../forms/use-form.ts';
import { CardHead } from './card-head.tsx';
import { NewPasswordField, type PasswordVerdict } from './new-password-field.tsx';
import { Terms } from './terms.tsx';

/** What the password is judged by. */
export interface AccountDraft {
  password: string;
  firstName: string;
  lastName: string;
}

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
  /** The server's judgement of the last draft. */
  verdict?: PasswordVerdict | undefined;
  onDraft: (draft: AccountDraft) => void;
  /** Fields before the person's, for a business. */
  Before?: ComponentType<Pick<FormState, 'field'>>;
  /** The code of a recommendation. */
  ucc?: string | undefined;
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
  ...rest
}: AccountFormProps) {
  const { verdict, onDraft, Before, ucc } = rest;
  const { ref, field, error } = useForm(failure);
  const [draft, setDraft] = useState<AccountDraft>({ password: '', firstName: '', lastName: '' });
  const [retypedAfter, setRetypedAfter] = useState<FormFailure>();
  // What was refused is forgotten once something better stands there.
  const isMended = failure !== undefined && retypedAfter === failure && verdict?.validPassword === true;
  const { defaultValue: hasAccepted, ...gtc } = field('gtc');

  function change(part: Partial<AccountDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(next);
  }

  return (
    <Stack gap={5}>
      <CardHead title={title}>{text}</CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {ucc && <input type="hidden" name="celloUCC" value={ucc} readOnly />}
        <FormLayout>
          {Before && <Before field={field} />}
          <NameFields
            field={(name) => ({ ...field(name), onChange: (event) => change({ [name]: event.target.value }) })}
          />
          <NewPasswordField
            least={leastPassword}
            error={isMended ? undefined : field('password').error}
            verdict={verdict}
            onType={(password) => {
              change({ password });
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
