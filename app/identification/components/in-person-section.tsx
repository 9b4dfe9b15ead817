import type { InPerson, OwnCheck } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import {
  Banner,
  Button,
  DefinitionList,
  Disclosure,
  Heading,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { documentNames } from '../document-names.ts';
import { identificationInPersonMessages as messages } from '../in-person-messages.ts';
import { identificationMessages } from '../messages.ts';

export interface InPersonSectionProps extends InPerson {
  /** Of the countries that have issued the documents, by ISO 3166-1 code. */
  countryNames: Readonly<Record<string, string>>;
}

/** What colleagues have checked of the person's identity document, to be confirmed or ended, and the way to checking others. */
export function InPersonSection({ business, checks, countryNames }: InPersonSectionProps) {
  return (
    <>
      {checks.map((check) =>
        check.state === 'waiting' ? (
          <WaitingCheck key={check.id} check={check} countryNames={countryNames} />
        ) : (
          <CountingCheck key={check.id} check={check} countryNames={countryNames} />
        ),
      )}
      {business?.is_officer && (
        <Text>
          <TextLink href="/profile/signature-standards/colleagues">
            <FormattedMessage {...messages.toColleagues} />
          </TextLink>
        </Text>
      )}
    </>
  );
}

/** Who has checked, for which business, and when. */
function useNamed({ officer_name, business_name, recorded_at, expires_at }: OwnCheck) {
  const format = useFormat();
  return {
    officer: <bdi key="officer">{officer_name}</bdi>,
    business: <bdi key="business">{business_name}</bdi>,
    date: format.date(recorded_at),
    until: format.date(expires_at),
  };
}

interface OneCheckProps extends Pick<InPersonSectionProps, 'countryNames'> {
  check: OwnCheck;
}

function WaitingCheck({ check, countryNames }: OneCheckProps) {
  const { fetcher, form, error } = useChange();
  const values = useNamed(check);
  return (
    <fetcher.Form {...form}>
      <input type="hidden" name="checkId" value={check.id} />
      <Stack gap={3}>
        <Heading level={4} look="label">
          <FormattedMessage {...messages.waitingTitle} />
        </Heading>
        <Text>
          <FormattedMessage {...messages.waitingText} values={values} />
        </Text>
        <DocumentList check={check} countryNames={countryNames} />
        {error && <Banner tone="danger">{error}</Banner>}
        <Text tone="soft">
          <FormattedMessage {...messages.waitingHint} values={values} />
        </Text>
        <Inline gap={3}>
          <ActButton name="answer" value="confirm" running={fetcher}>
            <FormattedMessage {...messages.confirm} />
          </ActButton>
          <ActButton name="answer" value="reject" variant="secondary" running={fetcher}>
            <FormattedMessage {...messages.reject} />
          </ActButton>
        </Inline>
      </Stack>
    </fetcher.Form>
  );
}

function CountingCheck({ check, countryNames }: OneCheckProps) {
  const { fetcher, form, error, isBusy } = useChange();
  const values = useNamed(check);
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage {...(check.counts ? messages.counts : messages.rests)} values={values} />
      </Text>
      <Disclosure label={<FormattedMessage {...messages.details} />}>
        <Stack gap={3}>
          <DocumentList check={check} countryNames={countryNames} />
          <fetcher.Form {...form}>
            <input type="hidden" name="checkId" value={check.id} />
            <Stack gap={3}>
              {error && <Banner tone="danger">{error}</Banner>}
              <Text tone="soft">
                <FormattedMessage {...messages.giveUpText} values={values} />
              </Text>
              <Inline gap={3}>
                <Button type="submit" name="answer" value="reject" variant="danger" isLoading={isBusy}>
                  <FormattedMessage {...messages.giveUp} />
                </Button>
              </Inline>
            </Stack>
          </fetcher.Form>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function DocumentList({ check: { document }, countryNames }: OneCheckProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <DefinitionList
      items={[
        { term: formatMessage(messages.name), value: <bdi>{`${document.given_names} ${document.family_name}`}</bdi> },
        { term: formatMessage(identificationMessages.eidBirthDate), value: format.day(document.birth_date) },
        {
          term: formatMessage(identificationMessages.eidDocumentType),
          value: formatMessage(documentNames[document.kind]),
        },
        { term: formatMessage(identificationMessages.eidNumber), value: <bdi dir="ltr">{document.number}</bdi> },
        { term: formatMessage(messages.country), value: countryNames[document.country] ?? document.country },
        { term: formatMessage(identificationMessages.eidExpiry), value: format.day(document.expiry) },
      ]}
    />
  );
}
