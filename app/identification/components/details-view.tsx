import type { DirectUser } from '@sigillum/api-contracts/user/schemas.ts';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  DefinitionList,
  FormLayout,
  Inline,
  Stack,
  Text,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { NameFields } from '../../common/name-fields.tsx';
import { useChange } from '../../forms/use-change.ts';
import { identificationDirectMessages as messages } from '../direct-messages.ts';
import { directLawPages, ofVisit } from '../direct/visit-places.ts';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import type { Visit } from './visit.ts';
import { WayFrame } from './way-frame.tsx';

export interface DetailsViewProps extends Pick<
  DirectUser,
  'firstName' | 'lastName' | 'invitedName' | 'email' | 'mobile'
> {
  visit: Visit;
}

/** What whoever identifies a visitor is told; the name can be said where the invitation says none. */
export function DetailsView(props: DetailsViewProps) {
  const { invitedName, email, mobile, visit } = props;
  const { formatMessage } = useIntl();
  return (
    <WayFrame
      documentHref={visit.documentHref}
      title={<FormattedMessage {...messages.details} />}
      text={<FormattedMessage {...messages.detailsText} />}
    >
      <Card>
        <Stack gap={4}>
          <DefinitionList
            items={[
              ...(invitedName === null
                ? []
                : [{ term: formatMessage(messages.name), value: <bdi>{invitedName}</bdi> }]),
              { term: formatMessage(commonMessages.email), value: <bdi dir="ltr">{email}</bdi> },
              {
                term: formatMessage(messages.mobile),
                value: mobile === null ? formatMessage(messages.noMobile) : <bdi dir="ltr">+{mobile}</bdi>,
              },
            ]}
          />
          <Text tone="soft">
            <FormattedMessage {...messages.detailsInvited} />
          </Text>
          {invitedName === null ? (
            <NameForm {...props} />
          ) : (
            <Inline gap={3}>
              <ButtonLink href={ofVisit(directLawPages.ZERTES, visit)}>
                <FormattedMessage {...standards.goOn} />
              </ButtonLink>
            </Inline>
          )}
        </Stack>
      </Card>
    </WayFrame>
  );
}

function NameForm({ firstName, lastName }: Pick<DetailsViewProps, 'firstName' | 'lastName'>) {
  const { fetcher, form, field, error, isBusy } = useChange();
  const describeField = (name: string, value: string | null) => ({
    ...field(name),
    defaultValue: field(name).defaultValue ?? value ?? '',
  });
  return (
    <fetcher.Form {...form}>
      <FormLayout>
        {error && <Banner tone="danger">{error}</Banner>}
        <NameFields field={(name) => describeField(name, { firstName, lastName }[name])} />
        <Inline gap={3}>
          <Button type="submit" isLoading={isBusy}>
            <FormattedMessage {...messages.save} />
          </Button>
        </Inline>
      </FormLayout>
    </fetcher.Form>
  );
}
