import type { BusinessStatistics } from '@sigillum/api-contracts/business/statistics-schemas.ts';
import { from, Stack, StatisticTiles, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PageHead } from '../../common/page-head.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { businessDashboardMessages as messages } from '../dashboard-messages.ts';
import type { FirstStep } from '../first-steps.ts';
import type { Attention } from '../list-attention.ts';
import { AttentionList } from './attention-list.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { QualityPlot } from './quality-plot.tsx';

export interface BusinessDashboardViewProps {
  /** Of the business. */
  name: string;
  statistics: BusinessStatistics;
  attention: readonly Attention[];
  steps: readonly FirstStep[];
}

const Plots = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[5]};

  ${from.xl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A business at a glance. */
export function BusinessDashboardView({ name, statistics, attention, steps }: BusinessDashboardViewProps) {
  const { month } = useFormat();
  const { months, period } = statistics;
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage
          {...messages.subtitle}
          values={{ name: <bdi>{name}</bdi>, month: month(period.start_date.slice(0, 7), 'long') }}
        />
      </PageHead>
      <AttentionList items={attention} />
      <Figures statistics={statistics} />
      <FirstStepsCard steps={steps} />
      <Plots>
        <QualityPlot kind="signatures" months={months} />
        <QualityPlot kind="identifications" months={months} />
      </Plots>
    </Stack>
  );
}

function Figures({ statistics }: Pick<BusinessDashboardViewProps, 'statistics'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { seats, open_invitations, signatures, identifications, period } = statistics;
  const days = new URLSearchParams({ dateFrom: period.start_date, dateTo: period.end_date });
  const before = (count: number) => formatMessage(messages.lastMonth, { count });
  const used = number(seats.used);
  return (
    <StatisticTiles
      items={[
        {
          id: 'seats',
          label: formatMessage(messages.seats),
          value: seats.total === null ? used : formatMessage(messages.seatsOf, { used, total: number(seats.total) }),
          href: '/business/members',
        },
        {
          id: 'invitations',
          label: formatMessage(messages.invitations),
          value: number(open_invitations),
          href: '/business/members?view=invited',
        },
        {
          id: 'signatures',
          label: formatMessage(messages.signatures),
          value: number(signatures.total),
          change: before(signatures.previous_total),
          href: `/business/activity?tab=signatures&${days}`,
        },
        {
          id: 'identifications',
          label: formatMessage(messages.identifications),
          value: number(identifications.total),
          change: before(identifications.previous_total),
          href: `/business/activity?tab=identifications&${days}`,
        },
      ]}
    />
  );
}
