import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { Banner, Stack, Stepper } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import { type Bulk, bulkSteps, type BulkStep, type SentBulk } from '../use-bulk.ts';
import { BulkCheck } from './bulk-check.tsx';
import { BulkColumns } from './bulk-columns.tsx';
import { BulkData } from './bulk-data.tsx';
import { BulkSend } from './bulk-send.tsx';

export interface BulkViewProps {
  template: Template;
  bulk: Bulk;
  isWorking: boolean;
  error: string | undefined;
  onSend: (sent: SentBulk) => void;
}

const stepTexts = {
  data: messages.stepData,
  columns: messages.stepColumns,
  check: messages.stepCheck,
  send: messages.stepSend,
} as const;

/** A template on its way to many: table, columns, check, send. */
export function BulkView({ template, bulk, isWorking, error, onSend }: BulkViewProps) {
  const { formatMessage } = useIntl();
  const at = bulkSteps.indexOf(bulk.step);
  const readState = (step: BulkStep, index: number) => {
    if (index === at) return 'current' as const;
    if (step === 'check' && bulk.faults.length && index < at) return 'failed' as const;
    return index < at ? ('done' as const) : ('ahead' as const);
  };
  return (
    <Stack gap={5}>
      <PageHead
        title={<FormattedMessage {...messages.title} values={{ name: <bdi key="name">{template.name}</bdi> }} />}
      >
        <FormattedMessage {...messages.text} />
      </PageHead>
      <Stepper
        label={formatMessage(messages.steps)}
        doneText={formatMessage(messages.stepDone)}
        failedText={formatMessage(messages.stepFailed)}
        steps={bulkSteps.map((step, index) => ({
          id: step,
          label: formatMessage(stepTexts[step]),
          state: readState(step, index),
        }))}
      />
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      {bulk.step === 'data' && <BulkData templateId={template.id} onTable={bulk.take} />}
      {bulk.step === 'columns' && <BulkColumns template={template} bulk={bulk} />}
      {bulk.step === 'check' && <BulkCheck template={template} bulk={bulk} />}
      {bulk.step === 'send' && <BulkSend {...{ template, bulk, isWorking, onSend }} />}
    </Stack>
  );
}
