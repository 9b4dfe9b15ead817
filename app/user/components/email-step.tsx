import { Banner, Button, Divider, EmailField, FormLayout, Stack } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { userMessages as messages } from '../messages.ts';
import { CardHead } from './card-head.tsx';

export interface EmailStepProps {
  title: ReactNode;
  text: ReactNode;
  /** Above the form: for whom it is not. */
  before?: ReactNode;
  /** Whose a link says that it is. */
  email?: string | undefined;
  failure?: FormFailure | undefined;
  isBusy: boolean;
  /** Below the form: other ways. */
  children: ReactNode;
}

/** The first page of a sign-up: the address alone. */
export function EmailStep({ title, text, before, email, failure, isBusy, children }: EmailStepProps) {
  const { ref, field, error } = useForm(failure);
  return (
    <Stack gap={5}>
      <CardHead title={title}>{text}</CardHead>
      {before}
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <EmailField
            label={<FormattedMessage {...commonMessages.email} />}
            {...field('email')}
            defaultValue={field('email').defaultValue ?? email}
            required
          />
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...messages.signUpButton} />
          </Button>
        </FormLayout>
      </Form>
      <Divider />
      <Stack gap={2}>{children}</Stack>
    </Stack>
  );
}
