import type { EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import type { CheckEnd, IdentityCheck } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import type { listIdentityChecks } from '@sigillum/api-contracts/identification/list-identity-checks.ts';
import {
  Badge,
  Banner,
  Button,
  Card,
  Disclosure,
  Divider,
  Heading,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { namePerson } from '../../common/name-person.ts';
import { useChange } from '../../forms/use-change.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationInPersonMessages as messages } from '../in-person-messages.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { WayFrame } from './way-frame.tsx';

export const checksPageSize = 25;

export interface ColleaguesViewProps extends Omit<RecordFormProps, 'newest'> {
  list: EndpointResult<typeof listIdentityChecks>;
  page: number;
}

/** For those who check identity documents of colleagues: a form to record one, and what was recorded. */
export function ColleaguesView({ list, page, ...form }: ColleaguesViewProps) {
  return (
    <WayFrame title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      {!list.is_enabled && (
        <Banner tone="warning">
          <FormattedMessage {...messages.officersResting} />
        </Banner>
      )}
      {!list.is_officer && (
        <Text>
          <FormattedMessage {...messages.adminOnly} values={{ link: leadToOfficers }} />
        </Text>
      )}
      {list.is_enabled && list.is_officer && <RecordForm {...form} newest={list.checks[0]?.id} />}
      <Records list={list} page={page} />
    </WayFrame>
  );
}

const leadToOfficers = (words: ReactNode) => (
  <TextLink key="officers" href="/business/profile/aes-for-business">
    {words}
  </TextLink>
);

function Records({ list, page }: Pick<ColleaguesViewProps, 'list' | 'page'>) {
  const { checks, total_items: total } = list;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.listTitle} />
        </Heading>
        {checks.length === 0 && (
          <Text tone="soft">
            <FormattedMessage {...messages.listNone} />
          </Text>
        )}
        {checks.map((check, at) => (
          <Fragment key={check.id}>
            {at > 0 && <Divider />}
            <Record check={check} />
          </Fragment>
        ))}
        <ListPaging
          place={{ page, size: checksPageSize }}
          shown={checks.length}
          total={total}
          getHref={({ page: other }) => `?page=${other}`}
          hasOneSize
        />
      </Stack>
    </Card>
  );
}

/** Why a record counts no more. */
const endTexts: Readonly<Record<CheckEnd, MessageText>> = {
  rejected: messages.end_rejected,
  given_up: messages.end_given_up,
  withdrawn: messages.end_withdrawn,
  replaced: messages.end_replaced,
  left: messages.end_left,
  expired: messages.end_expired,
};

function Record({ check }: { check: IdentityCheck }) {
  const format = useFormat();
  const { member, state, end } = check;
  const word = state === 'waiting' ? messages.stateWaiting : messages.stateConfirmed;
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="space-between">
        <Text weight="medium">
          <bdi>{namePerson(member.first_name, member.last_name, member.email)}</bdi>
        </Text>
        <Badge tone={state === 'confirmed' ? 'success' : state === 'waiting' ? 'warning' : 'neutral'}>
          <FormattedMessage {...(end ? endTexts[end] : word)} />
        </Badge>
      </Inline>
      <Text tone="soft" size="small">
        <FormattedMessage
          {...messages.by}
          values={{ officer: <bdi key="officer">{check.officer_name}</bdi>, date: format.date(check.recorded_at) }}
        />
      </Text>
      {state !== 'ended' && <Withdrawal check={check} />}
    </Stack>
  );
}

function Withdrawal({ check }: { check: IdentityCheck }) {
  const { fetcher, form, error, isBusy } = useChange();
  return (
    <Disclosure label={<FormattedMessage {...messages.withdraw} />}>
      <fetcher.Form {...form}>
        <input type="hidden" name="checkId" value={check.id} />
        <Stack gap={3}>
          {error && <Banner tone="danger">{error}</Banner>}
          <Text tone="soft">
            <FormattedMessage {...messages.withdrawText} />
          </Text>
          <Inline gap={3}>
            <Button type="submit" name="intent" value="withdraw" variant="danger" isLoading={isBusy}>
              <FormattedMessage {...messages.withdraw} />
            </Button>
          </Inline>
        </Stack>
      </fetcher.Form>
    </Disclosure>
  );
}
