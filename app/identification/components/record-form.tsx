import {
  Banner,
  Button,
  Card,
  Checkbox,
  type Country,
  CountryField,
  DateField,
  EmailField,
  FormLayout,
  FormRow,
  Heading,
  TextField,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { DocumentFields } from '../dialogs/document-fields.tsx';
import { identificationInPersonMessages as messages } from '../in-person-messages.ts';
import { identificationMessages } from '../messages.ts';

export interface RecordFormProps {
  countries: readonly Country[];
  /** ISO date. */
  today: string;
  /** The newest record: when there is another one, the fields are empty again. */
  newest: string | undefined;
}

/** Records an identity document that somebody has seen. */
export function RecordForm({ countries, today, newest }: RecordFormProps) {
  const { formatMessage, locale } = useIntl();
  const { fetcher, form, field, choice, error, isBusy, isSaved } = useChange();
  return (
    <Card>
      <fetcher.Form {...form}>
        <FormLayout key={newest}>
          <Heading level={2} look="title">
            <FormattedMessage {...messages.recordTitle} />
          </Heading>
          {isSaved && (
            <Banner tone="success" role="status">
              <FormattedMessage {...messages.recorded} />
            </Banner>
          )}
          {error && <Banner tone="danger">{error}</Banner>}
          <EmailField label={formatMessage(messages.email)} autoComplete="off" {...field('email')} required />
          <TextField
            label={formatMessage(identificationMessages.eidGivenNames)}
            autoComplete="off"
            {...field('givenNames')}
          />
          <TextField
            label={formatMessage(identificationMessages.eidFamilyName)}
            autoComplete="off"
            {...field('familyName')}
          />
          <FormRow>
            <DateField
              label={formatMessage(identificationMessages.eidBirthDate)}
              openLabel={formatMessage(identificationMessages.eidOpenBirthDate)}
              locale={locale}
              latest={today}
              {...field('birthDate')}
            />
            <CountryField
              label={formatMessage(messages.country)}
              placeholder={formatMessage(identificationMessages.eidChoose)}
              countries={countries}
              autoComplete="off"
              {...field('country')}
            />
          </FormRow>
          <DocumentFields known={{}} today={today} field={field} />
          <Checkbox label={<FormattedMessage {...messages.seen} />} {...choice('seen')} />
          <div>
            <Button type="submit" name="intent" value="record" isLoading={isBusy}>
              <FormattedMessage {...messages.record} />
            </Button>
          </div>
        </FormLayout>
      </fetcher.Form>
    </Card>
  );
}
