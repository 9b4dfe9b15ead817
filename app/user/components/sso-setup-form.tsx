import { Banner, Button, Checkbox, FormLayout, SelectField, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { NameFields } from '../../common/name-fields.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { listLanguages } from '../../layouts/languages.ts';
import { userSsoMessages } from '../sso-messages.ts';
import { userTermsMessages as messages } from '../terms-messages.ts';
import { Address } from './address.tsx';
import { CardHead } from './card-head.tsx';
import { Terms } from './terms.tsx';

export interface SsoSetupFormProps {
  email: string;
  /** As the organisation knows the person; empty where it names none. */
  firstName: string;
  lastName: string;
  /** Two letters. */
  lang: string;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

const loadSchema = () => import('../sso-setup-fields.ts').then(({ SsoSetupFields }) => SsoSetupFields);

/** What an account still lacks after the first login at an organisation. */
export function SsoSetupForm({ email, firstName, lastName, lang, failure, isBusy }: SsoSetupFormProps) {
  const { ref, handlers, field, choice, error } = useForm(failure, loadSchema);
  const text = (name: string, known: string) => ({ ...field(name), defaultValue: field(name).defaultValue ?? known });
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...userSsoMessages.ssoSetupTitle} />}>
        <FormattedMessage {...userSsoMessages.ssoSetupText} values={{ email: <Address>{email}</Address> }} />
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} {...handlers} noValidate>
        <FormLayout>
          <NameFields field={(name) => text(name, { firstName, lastName }[name])} />
          <SelectField
            label={<FormattedMessage {...commonMessages.language} />}
            {...text('lang', lang)}
            options={listLanguages(false).map(({ code, name }) => ({ value: code, label: name }))}
          />
          <Stack gap={1}>
            <Checkbox label={<FormattedMessage {...messages.termsAccept} />} {...choice('gtc')} required />
            <Terms />
          </Stack>
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...userSsoMessages.ssoSetupButton} />
          </Button>
        </FormLayout>
      </Form>
    </Stack>
  );
}
