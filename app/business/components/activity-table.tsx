import type {
  AccountActivityPage,
  IdentificationActivityPage,
  SignatureActivityPage,
} from '@sigillum/api-contracts/business/activity-schemas.ts';
import { Badge, DataTable, Stamp } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { LegislationBadge } from '../../signature-requests/components/legislation-badge.tsx';
import { QualityBadge } from '../../signature-requests/components/quality-badge.tsx';
import { accountActionTexts } from '../account-action-texts.ts';
import { nameChanged } from '../changed-texts.ts';
import { businessActivityMessages as messages } from '../activity-messages.ts';
import { ActivityPerson } from './activity-person.tsx';

/** One page of a kind of activity. */
export type ActivityList =
  | { tab: 'signatures'; page: SignatureActivityPage }
  | { tab: 'identifications'; page: IdentificationActivityPage }
  | { tab: 'accounts'; page: AccountActivityPage };

interface ActivityTableProps {
  list: ActivityList;
  isLoading: boolean;
  empty: ReactNode;
}

/** The rows of a page, in the columns of their kind. */
export function ActivityTable({ list, ...rest }: ActivityTableProps) {
  if (list.tab === 'signatures') return <SignatureTable page={list.page} {...rest} />;
  if (list.tab === 'identifications') return <IdentificationTable page={list.page} {...rest} />;
  return <AccountTable page={list.page} {...rest} />;
}

type TableProps<Page> = Omit<ActivityTableProps, 'list'> & { page: Page };

function SignatureTable({ page, ...rest }: TableProps<SignatureActivityPage>) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <DataTable
      caption={formatMessage(messages.tabSignatures)}
      rows={page.activities}
      getRowId={({ id }) => id}
      {...rest}
      columns={[
        {
          id: 'signer',
          header: formatMessage(messages.signer),
          cell: ({ signer }) => <ActivityPerson person={signer} />,
          isRowHeader: true,
        },
        { id: 'time', header: formatMessage(messages.time), cell: ({ timestamp }) => instant(timestamp) },
        {
          id: 'quality',
          header: formatMessage(messages.quality),
          cell: ({ action, quality }) => (
            <>
              <QualityBadge quality={quality} />{' '}
              {action === 'SEALED' ? (
                <Badge icon={<Stamp aria-hidden />}>{formatMessage(messages.sealed)}</Badge>
              ) : null}
            </>
          ),
        },
        {
          id: 'initiator',
          header: formatMessage(messages.initiator),
          cell: ({ initiator }) => <ActivityPerson person={initiator} />,
        },
        {
          id: 'cost-centre',
          header: formatMessage(messages.costCentre),
          cell: ({ cost_center }) => cost_center ?? formatMessage(messages.none),
        },
      ]}
    />
  );
}

function IdentificationTable({ page, ...rest }: TableProps<IdentificationActivityPage>) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <DataTable
      caption={formatMessage(messages.tabIdentifications)}
      rows={page.activities}
      getRowId={({ id }) => id}
      {...rest}
      columns={[
        {
          id: 'person',
          header: formatMessage(messages.person),
          cell: ({ person }) => <ActivityPerson person={person} />,
          isRowHeader: true,
        },
        { id: 'time', header: formatMessage(messages.time), cell: ({ timestamp }) => instant(timestamp) },
        {
          id: 'quality',
          header: formatMessage(messages.quality),
          cell: ({ quality }) => <QualityBadge quality={quality} />,
        },
        {
          id: 'legislation',
          header: formatMessage(messages.legislation),
          cell: ({ legislation }) => <LegislationBadge legislation={legislation} />,
        },
      ]}
    />
  );
}

function AccountTable({ page, ...rest }: TableProps<AccountActivityPage>) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  const none = formatMessage(messages.none);
  return (
    <DataTable
      caption={formatMessage(messages.tabAccounts)}
      rows={page.activities}
      getRowId={({ id }) => id}
      {...rest}
      columns={[
        {
          id: 'what',
          header: formatMessage(messages.what),
          cell: ({ action, email, subject, changed }) =>
            formatMessage(accountActionTexts[action], {
              email: email ?? none,
              subject: subject ?? none,
              changed: nameChanged(changed, formatMessage).join(', ') || none,
            }),
          isRowHeader: true,
        },
        { id: 'time', header: formatMessage(messages.time), cell: ({ timestamp }) => instant(timestamp) },
        { id: 'who', header: formatMessage(messages.who), cell: ({ actor }) => <ActivityPerson person={actor} /> },
      ]}
    />
  );
}
