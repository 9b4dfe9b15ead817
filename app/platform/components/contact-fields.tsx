import { textLimits } from '@sigillum/api-contracts/text.ts';
import { Button, Checkbox, EmailField, FormLayout, FormRow, Stack, TextArea, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { platformMessages as messages } from '../messages.ts';

export interface ContactFieldsProps {
  /** Of the account, where somebody is logged in. */
  known: { firstName: string; lastName: string; email: string } | undefined;
  /** Whether news can be asked for. */
  hasNews: boolean;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

/** The action's own rules, fetched once somebody is in the form. */
const loadSchema = () => import('../contact-form.ts').then(({ ContactForm }) => ContactForm);

/** The form by which one writes to whoever runs the service. */
export function ContactFields({ known, hasNews, failure, isBusy }: ContactFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useForm(failure, loadSchema);
  useUnsaved(form.isDirty && !isBusy);
  const { ref, handlers, choice } = form;
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    ...form.field(name),
    defaultValue: form.field(name).defaultValue ?? known?.[name],
  });
  const labels = {
    firstName: formatMessage(commonMessages.firstName),
    lastName: formatMessage(commonMessages.lastName),
    email: formatMessage(commonMessages.email),
    company: formatMessage(messages.contactCompany),
    message: formatMessage(messages.contactMessage),
    consent: '',
  };
  const [consent, news] = [formatMessage(messages.contactConsent), formatMessage(messages.contactNews)];
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.contactTitle} />}>
        <FormattedMessage {...messages.contactText} />
      </CardHead>
      <FormErrors form={form} labels={labels} />
      <Form method="post" ref={ref} noValidate {...handlers}>
        <FormLayout>
          <FormRow>
            <TextField label={labels.firstName} {...field('firstName')} autoComplete="given-name" required />
            <TextField label={labels.lastName} {...field('lastName')} autoComplete="family-name" required />
          </FormRow>
          <EmailField label={labels.email} {...field('email')} required />
          <TextField
            label={labels.company}
            optionalText={formatMessage(commonMessages.optional)}
            {...form.field('company')}
            autoComplete="organization"
          />
          <TextArea
            label={labels.message}
            {...form.field('message')}
            greatestLength={textLimits.comment}
            countText={(used, greatest) => formatMessage(commonMessages.characterCount, { used, greatest })}
            required
          />
          <Checkbox label={consent} {...choice('consent', consent)} required />
          {hasNews && <Checkbox label={news} {...choice('news', news)} />}
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...messages.contactSend} />
          </Button>
        </FormLayout>
      </Form>
    </Stack>
  );
}
