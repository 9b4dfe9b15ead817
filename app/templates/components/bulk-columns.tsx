import type { ColumnFault } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { ArrowLeft, Banner, Button, Checkbox, FormActions, FormLayout, SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import { type Bulk, listCells, listHeadings } from '../use-bulk.ts';
import { useColumnTexts } from '../use-column-texts.ts';

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** What each column of the table is. */
export function BulkColumns({ template, bulk }: { template: Template; bulk: Bulk }) {
  const { formatMessage } = useIntl();
  const { describe, choices, write, read, nameRole } = useColumnTexts(template);
  const table = bulk.table!;
  const [headings, cells] = [listHeadings(table), listCells(table)];
  const options = [
    { value: '', label: formatMessage(messages.unused) },
    ...choices.map((choice) => ({ value: write(choice), label: describe(choice) })),
  ];
  const explain = (fault: ColumnFault) => {
    if (fault.fault === 'email_missing') return formatMessage(messages.lacksEmail, { role: nameRole(fault.role_id) });
    if (fault.fault === 'placeholder_missing') return formatMessage(messages.lacksPlaceholder, { name: fault.name });
    return formatMessage(messages.namedTwice);
  };
  return (
    <StepSection
      title={<FormattedMessage {...messages.columnsTitle} />}
      text={<FormattedMessage {...messages.columnsText} values={{ count: cells.length }} />}
    >
      <FormLayout>
        <Checkbox
          label={formatMessage(messages.headings)}
          checked={table.hasHeadings}
          onChange={(event) => bulk.onHeadings(event.target.checked)}
        />
        {table.meanings.map((meaning, index) => {
          const example = cells.find((row) => row[index]?.trim())?.[index]?.trim();
          const heading = headings[index]?.trim();
          return (
            <SelectField
              key={index}
              label={
                heading
                  ? formatMessage(messages.columnNamed, { number: index + 1, heading: shorten(heading) })
                  : formatMessage(messages.column, { number: index + 1 })
              }
              hint={example && formatMessage(messages.example, { example: shorten(example) })}
              value={write(meaning)}
              options={options}
              onChange={(event) => bulk.onMeaning(index, read(event.target.value))}
            />
          );
        })}
      </FormLayout>
      {bulk.columnFaults.length > 0 && (
        <Banner tone="warning" role="status">
          {bulk.columnFaults.map((fault, index) => (
            <div key={index}>{explain(fault)}</div>
          ))}
        </Banner>
      )}
      <FormActions>
        <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={() => bulk.setStep('data')}>
          <FormattedMessage {...messages.back} />
        </Button>
        <Button disabled={bulk.columnFaults.length > 0 || cells.length === 0} onClick={() => bulk.setStep('check')}>
          <FormattedMessage {...commonMessages.continue} />
        </Button>
      </FormActions>
    </StepSection>
  );
}
