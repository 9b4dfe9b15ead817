import type { BusinessStatistics } from '@sigillum/api-contracts/business/statistics-schemas.ts';
import { Card, Plot, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { businessDashboardMessages as messages } from '../dashboard-messages.ts';
import { listSeries } from '../plot-series.ts';

const texts = {
  signatures: { title: messages.signaturePlot, empty: messages.noSignatures },
  identifications: { title: messages.identificationPlot, empty: messages.noIdentifications },
} as const;

interface QualityPlotProps {
  kind: keyof typeof texts;
  months: BusinessStatistics['months'];
}

/** How many there were of each quality in each of the last months. */
export function QualityPlot({ kind, months }: QualityPlotProps) {
  const { formatMessage } = useIntl();
  const { month, number } = useFormat();
  const { title, empty } = texts[kind];
  const series = listSeries(months, kind);
  return (
    <Card padding="snug" tag="section">
      <Stack gap={3}>
        <Plot
          title={formatMessage(title)}
          level={2}
          look="bar"
          categoryLabel={formatMessage(messages.month)}
          categories={months.map((one) => month(one.month, 'short'))}
          series={series.map(({ id, values }) => ({
            ...{ id, values },
            label: formatMessage(id === 'others' ? messages.others : qualityTexts[id]),
          }))}
          formatValue={(value) => number(value)}
          tableLabel={formatMessage(messages.showTable)}
          drawingLabel={formatMessage(messages.showDrawing)}
          empty={
            <Text tone="soft" size="small">
              <FormattedMessage {...empty} />
            </Text>
          }
        />
        {series.length > 0 ? (
          <Text size="small">
            <TextLink href={`/business/activity?tab=${kind}`}>
              <FormattedMessage {...messages.toActivity} />
            </TextLink>
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
