import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { ArrowLeft, Button, Checkbox, FormActions, Inline, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import type { Bulk } from '../use-bulk.ts';
import { BulkTable } from './bulk-table.tsx';

const size = 25;

/** Every row with what is wrong in it, to be corrected on the spot. */
export function BulkCheck({ template, bulk }: { template: Template; bulk: Bulk }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { rows } = bulk.content!;
  const count = bulk.faults.length;
  const listFaulty = () => [...new Set(bulk.faults.map(({ row }) => row))];
  // Chosen once: a row that was corrected stays where it is until one looks anew.
  const [faulty, setFaulty] = useState<number[] | undefined>(() => (count ? listFaulty() : undefined));
  const [wanted, setPage] = useState(1);
  const isNarrowed = count > 0 || Boolean(faulty?.length);
  const listed = faulty && isNarrowed ? faulty : rows.map((_, index) => index);
  // The last page may be gone with its rows.
  const page = Math.min(wanted, Math.ceil(listed.length / size) || 1);
  const first = (page - 1) * size;

  function remove(row: number) {
    bulk.onRemove(row);
    setFaulty((before) => before?.filter((at) => at !== row).map((at) => (at > row ? at - 1 : at)));
  }
  function show(isFaultyOnly: boolean) {
    setFaulty(isFaultyOnly ? listFaulty() : undefined);
    setPage(1);
  }

  return (
    <StepSection
      title={<FormattedMessage {...messages.checkTitle} />}
      text={
        <span role="status">
          {count ? (
            <FormattedMessage {...messages.checkBad} values={{ count }} />
          ) : (
            <FormattedMessage {...messages.checkGood} values={{ count: rows.length }} />
          )}
        </span>
      }
    >
      {isNarrowed && (
        <Checkbox
          label={formatMessage(messages.onlyFaulty)}
          checked={faulty !== undefined}
          onChange={(event) => show(event.target.checked)}
        />
      )}
      <BulkTable {...{ template, bulk }} shown={listed.slice(first, first + size)} onRemove={remove} />
      {listed.length > size && (
        <Inline gap={3} justify="space-between" role="navigation" aria-label={formatMessage(messages.pages)}>
          <Text tone="soft">
            <FormattedMessage
              {...commonMessages.pageSummary}
              values={{
                first: number(first + 1),
                last: number(Math.min(listed.length, first + size)),
                total: number(listed.length),
              }}
            />
          </Text>
          <Inline gap={2}>
            <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
              <FormattedMessage {...commonMessages.previousPage} />
            </Button>
            <Button variant="secondary" disabled={first + size >= listed.length} onClick={() => setPage(page + 1)}>
              <FormattedMessage {...commonMessages.nextPage} />
            </Button>
          </Inline>
        </Inline>
      )}
      <FormActions>
        <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={() => bulk.setStep('columns')}>
          <FormattedMessage {...messages.back} />
        </Button>
        <Button disabled={count > 0 || rows.length === 0} onClick={() => bulk.setStep('send')}>
          <FormattedMessage {...commonMessages.continue} />
        </Button>
      </FormActions>
    </StepSection>
  );
}
