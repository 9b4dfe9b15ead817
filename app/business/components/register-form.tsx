import { Button, Checkbox, FormLayout, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { Terms } from '../../user/components/terms.tsx';
import { businessMessages as messages } from '../messages.ts';
import { BusinessFields } from './business-fields.tsx';

export interface RegisterFormProps {
  /** Length of the trial; null where nothing is sold. */
  days: number | null;
  failure?: FormFailure | undefined;
  /** The account was made by a sign-up just now that could not make the business, too: `failure` says why. */
  isSecondTry?: boolean;
  /** Another matter comes first on the page. */
  isSecond?: boolean;
  isBusy: boolean;
}

/** The action's own rules, fetched once somebody is in the form. */
const loadSchema = () => import('../business-form.ts').then(({ BusinessForm }) => BusinessForm);

/** With this an existing account founds a business. */
export function RegisterForm({ days, failure, isSecondTry = false, isSecond = false, isBusy }: RegisterFormProps) {
  const intl = useIntl();
  const form = useForm(failure, loadSchema);
  const { ref, handlers, field, choice } = form;
  const labels = {
    name: intl.formatMessage(messages.name),
    phone: intl.formatMessage(messages.phone),
    gtc: '',
  };
  return (
    <Stack gap={5}>
      <CardHead level={isSecond ? 2 : 1} title={<FormattedMessage {...messages.registerTitle} />}>
        {days === null ? (
          <FormattedMessage {...messages.registerTextFree} />
        ) : (
          <FormattedMessage {...messages.registerText} values={{ days }} />
        )}
      </CardHead>
      {isSecondTry && (
        <Text>
          <FormattedMessage {...messages.registerSecondTry} />
        </Text>
      )}
      <FormErrors form={form} labels={labels} />
      <Form method="post" ref={ref} noValidate {...handlers}>
        <FormLayout>
          <BusinessFields field={field} />
          <Stack gap={1}>
            <Checkbox label={<FormattedMessage {...messages.terms} />} {...choice('gtc')} required />
            <Terms />
          </Stack>
          <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} isWide isLoading={isBusy}>
            <FormattedMessage {...messages.registerButton} />
          </Button>
        </FormLayout>
      </Form>
      <Text>
        <TextLink href="/">
          <FormattedMessage {...commonMessages.later} />
        </TextLink>
      </Text>
    </Stack>
  );
}
