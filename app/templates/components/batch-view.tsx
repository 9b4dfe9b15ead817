import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ListHead, ListName } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';
import { BatchActs, type BatchActsProps } from './batch-acts.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchRows, type BatchRowsProps } from './batch-rows.tsx';

export interface BatchViewProps extends BatchActsProps, Pick<BatchRowsProps, 'query' | 'list'> {
  batch: Batch;
}

/** A batch: how far it is, what may be done with all of it, and every row. */
export function BatchView({ batch, query, list, ...acts }: BatchViewProps) {
  const { date } = useFormat();
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<bdi>{batch.name}</bdi>}>
            <FormattedMessage
              {...messages.madeOf}
              values={{
                template: <bdi key="template">{batch.template_name}</bdi>,
                version: batch.template_version,
                date: date(batch.created_at),
              }}
            />
          </PageHead>
        </ListName>
        <BatchActs batch={batch} {...acts} />
      </ListHead>
      <Stack gap={5}>
        <BatchProgress batch={batch} {...acts} />
        <BatchRows {...{ batch, query, list }} />
      </Stack>
    </>
  );
}
