import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ListHead } from '../../common/list-style.ts';
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
        <div style={{ flex: '1 1 20rem' }}>
          <Heading level={1}>
            <bdi>{batch.name}</bdi>
          </Heading>
          <Text tone="soft">
            <FormattedMessage
              {...messages.madeOf}
              values={{
                template: <bdi key="template">{batch.template_name}</bdi>,
                version: batch.template_version,
                date: date(batch.created_at),
              }}
            />
          </Text>
        </div>
        <BatchActs batch={batch} {...acts} />
      </ListHead>
      <Stack gap={5}>
        <BatchProgress batch={batch} {...acts} />
        <BatchRows {...{ batch, query, list }} />
      </Stack>
    </>
  );
}
