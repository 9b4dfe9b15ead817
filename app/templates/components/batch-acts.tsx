import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { downloadBatchZip } from '@sigillum/api-contracts/templates/download-batch-zip.ts';
import { exportBatch } from '@sigillum/api-contracts/templates/export-batch.ts';
import { Bell, Button, ButtonLink, Download, Inline, Undo2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { bridge } from '../../http/browser-api.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';

export interface BatchActsProps {
  batch: Batch;
  isWorking: boolean;
  onRetry: () => void;
  onRemind: () => void;
  onWithdraw: () => void;
}

/** What may be done with all requests of a batch. */
export function BatchActs({ batch: { id, actions }, isWorking, onRemind, onWithdraw }: BatchActsProps) {
  const write = ({ path }: { path: string }) => bridge(fillPath(path, { id }));
  return (
    <Inline gap={2}>
      {actions.includes('withdraw') && (
        <Button variant="quiet" icon={<Undo2 aria-hidden />} disabled={isWorking} onClick={onWithdraw}>
          <FormattedMessage {...messages.withdraw} />
        </Button>
      )}
      {actions.includes('remind') && (
        <Button variant="secondary" icon={<Bell aria-hidden />} disabled={isWorking} onClick={onRemind}>
          <FormattedMessage {...messages.remind} />
        </Button>
      )}
      <ButtonLink variant="secondary" icon={<Download aria-hidden />} href={write(exportBatch)} download>
        <FormattedMessage {...messages.results} />
      </ButtonLink>
      {actions.includes('download') && (
        <ButtonLink icon={<Download aria-hidden />} href={write(downloadBatchZip)} download>
          <FormattedMessage {...messages.zip} />
        </ButtonLink>
      )}
    </Inline>
  );
}
