import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { Banner, Stack, Stepper } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PageHead } from '../../common/page-head.tsx';
import { useFocusOnStep } from '../../common/use-focus-on-step.ts';
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

const Body = styled.div`
  outline: none;
`;

/** A template on its way to many: table, columns, check, send. */
export function BulkView({ template, bulk, isWorking, error, onSend }: BulkViewProps) {
  const { formatMessage } = useIntl();
  const at = bulkSteps.indexOf(bulk.step);
  const bodyRef = useFocusOnStep(bulk.step);
  // The address stays, so that nothing else begins at the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [bulk.step]);
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
      <Body ref={bodyRef} tabIndex={-1} role="group" aria-label={formatMessage(stepTexts[bulk.step])}>
        {bulk.step === 'data' && <BulkData templateId={template.id} onTable={bulk.take} />}
        {bulk.step === 'columns' && <BulkColumns template={template} bulk={bulk} />}
        {bulk.step === 'check' && <BulkCheck template={template} bulk={bulk} />}
        {bulk.step === 'send' && <BulkSend {...{ template, bulk, isWorking, onSend }} />}
      </Body>
    </Stack>
  );
}
