import { Banner, Button, Checkbox, FormLayout, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { Terms } from '../../user/components/terms.tsx';
import { businessMessages as messages } from '../messages.ts';
import { BusinessFields } from './business-fields.tsx';

export interface RegisterFormProps {
  /** Length of the trial. */
  days: number;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

/** With this an existing account founds a business. */
export function RegisterForm({ days, failure, isBusy }: RegisterFormProps) {
  const { ref, field, error } = useFormFailure(failure);
  const { defaultValue: hasAccepted, ...gtc } = field('gtc');
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.registerTitle} />}>
        <FormattedMessage {...messages.registerText} values={{ days }} />
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <BusinessFields field={field} />
          <Stack gap={1}>
            <Checkbox
              label={<FormattedMessage {...messages.terms} />}
              {...gtc}
              value="true"
              defaultChecked={hasAccepted !== undefined}
              required
            />
            <Terms />
          </Stack>
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...messages.registerButton} />
          </Button>
        </FormLayout>
      </Form>
      <Text>
        <TextLink href="/">
          <FormattedMessage {...messages.registerLater} />
        </TextLink>
      </Text>
    </Stack>
  );
}
