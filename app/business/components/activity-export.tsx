import { exportIdentificationActivities } from '@sigillum/api-contracts/business/export-identification-activities.ts';
import { exportSignatureActivities } from '@sigillum/api-contracts/business/export-signature-activities.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { Banner, Button, Download, Inline, ProgressBar, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTexts } from '../../forms/use-problem-text.ts';
import { bridge } from '../../http/browser-api.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { businessActivityMessages as messages } from '../activity-messages.ts';
import { type ActivityQuery, toPeriod } from '../activity-query.ts';
import type { ExportState } from '../use-table-export.ts';

/** The tables that can be saved of each kind of activity. */
const exports = {
  signatures: [
    { endpoint: exportSignatureActivities, more: {}, text: messages.exportUsage },
    { endpoint: exportSignatureActivities, more: { group_by: 'cost_center' }, text: messages.exportReport },
  ],
  identifications: [{ endpoint: exportIdentificationActivities, more: {}, text: messages.exportIdentifications }],
  accounts: [],
} as const;

interface ExportButtonsProps {
  businessId: string;
  query: ActivityQuery;
  onExport: (address: string) => void;
}

/** Buttons that save what the chosen days hold, all pages of it. */
export function ExportButtons({ businessId, query, onExport }: ExportButtonsProps) {
  return exports[query.tab].map(({ endpoint, more, text }) => {
    const search = new URLSearchParams({ ...more, ...toPeriod(query) });
    const address = `${bridge(fillPath(endpoint.path, { id: businessId }))}?${search}`;
    return (
      <Button
        key={text.id}
        variant="quiet"
        size="small"
        icon={<Download aria-hidden />}
        onClick={() => onExport(address)}
      >
        <FormattedMessage {...text} />
      </Button>
    );
  });
}

/** How a download stands, and what came of it. */
export function ExportProgress({ state, onCancel }: { state: ExportState | undefined; onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const toText = useTexts();
  if (!state) return null;
  if (state.kind === 'refused') return <Banner tone="danger">{toText(state.text)}</Banner>;
  if (state.kind === 'saved')
    return (
      <Banner tone="success">
        <FormattedMessage {...messages.exported} values={{ count: state.rows, name: state.name }} />
      </Banner>
    );
  const { rows, total } = state;
  const told = { rows: number(rows), total: number(total) };
  if (state.kind === 'broken')
    return (
      <Banner tone="danger">
        <FormattedMessage {...messages.exportBroken} values={told} />
      </Banner>
    );
  return (
    <Banner tone="info" title={<FormattedMessage {...messages.exporting} />}>
      <Stack gap={2}>
        <ProgressBar
          label={formatMessage(messages.exporting)}
          {...(total > 0 && { value: rows / total, valueText: formatMessage(messages.exportProgress, told) })}
        />
        <Inline gap={3}>
          <Text tag="span" size="small" tone="soft" isTabular>
            <FormattedMessage {...messages.exportProgress} values={told} />
          </Text>
          <Button variant="quiet" size="small" onClick={onCancel}>
            <FormattedMessage {...messages.exportCancel} />
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
