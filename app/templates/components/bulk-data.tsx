import { batchLimits } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { ArrowLeft, Button, ButtonLink, FileDrop, FormActions, TextArea } from '@sigillum/design-system';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import { templatesMessages } from '../messages.ts';
import { readFile, readTable, type TableFault } from '../read-table.ts';

const faultTexts: Record<TableFault, MessageText> = {
  empty: messages.faultEmpty,
  spreadsheet: messages.faultSpreadsheet,
  quotes: messages.faultQuotes,
  too_many_rows: messages.faultRows,
  too_many_columns: messages.faultColumns,
};

export interface BulkDataProps {
  templateId: string;
  onTable: (lines: string[][]) => void;
}

/** Takes a file, or what is pasted. */
export function BulkData({ templateId, onTable }: BulkDataProps) {
  const { formatMessage } = useIntl();
  const [fault, setFault] = useState<{ of: 'file' | 'text'; fault: TableFault }>();
  const { rows, columns } = batchLimits;
  const describe = (of: 'file' | 'text') =>
    fault?.of === of ? formatMessage(faultTexts[fault.fault], { rows, columns }) : undefined;

  async function read(of: 'file' | 'text', reading: Promise<string[][] | TableFault>) {
    const table = await reading;
    if (typeof table === 'string') setFault({ of, fault: table });
    else onTable(table);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('table');
    void read('text', readTable(typeof text === 'string' ? text : ''));
  }

  return (
    <form onSubmit={submit} noValidate>
      <StepSection
        title={<FormattedMessage {...messages.dataTitle} />}
        text={<FormattedMessage {...messages.dataText} values={{ rows, columns }} />}
      >
        <FileDrop
          label={<FormattedMessage {...messages.drop} />}
          browseText={<FormattedMessage {...templatesMessages.browse} />}
          hint={<FormattedMessage {...messages.dropHint} />}
          error={describe('file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          isMultiple={false}
          onFiles={([file]) => file && void read('file', readFile(file))}
        />
        <TextArea
          name="table"
          rows={6}
          label={formatMessage(messages.paste)}
          hint={formatMessage(messages.pasteHint)}
          error={describe('text')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormActions>
          <ButtonLink variant="secondary" href={`/templates/${templateId}`} icon={<ArrowLeft aria-hidden />}>
            <FormattedMessage {...templatesMessages.toTemplate} />
          </ButtonLink>
          <Button type="submit">
            <FormattedMessage {...messages.read} />
          </Button>
        </FormActions>
      </StepSection>
    </form>
  );
}
