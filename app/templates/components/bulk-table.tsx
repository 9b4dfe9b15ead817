import type { CellFault } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { DataTable, from, IconButton, theme, Trash2 } from '@sigillum/design-system';
import { type KeyboardEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageText } from '../../i18n/define-messages.ts';
import { templatesBulkMessages as messages } from '../bulk-messages.ts';
import type { Bulk } from '../use-bulk.ts';
import { useColumnTexts } from '../use-column-texts.ts';

const faultTexts: Record<CellFault, MessageText> = {
  missing: messages.wrongMissing,
  email: messages.wrongEmail,
  too_long: messages.wrongLong,
  characters: messages.wrongCharacters,
  phone: messages.wrongPhone,
  phone_missing: messages.wrongPhoneMissing,
  language: messages.wrongLanguage,
  value: messages.wrongValue,
  twice: messages.wrongTwice,
};

/* What is read out alone has its place in it, or the page would be as wide as the table. */
const Wide = styled.div`
  position: relative;
  overflow-x: auto;
`;
const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  width: 100%;
  min-width: 0;
  overflow-wrap: anywhere;

  ${from.md} {
    min-width: 10rem;
  }
  input {
    width: 100%;
    min-width: 0;
    height: 2.5rem;
    padding: 0 ${theme.space[2]};
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.control};
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 1rem / 1.4 ${theme.fontFamily.text};
  }
  input[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  small {
    color: ${theme.color.danger};
    font-size: ${theme.fontSize.small};
  }
`;

export interface BulkTableProps {
  template: Template;
  bulk: Bulk;
  /** The rows of the page, by their place in the table. */
  shown: readonly number[];
  onRemove: (row: number) => void;
}

/** Cells to be corrected. Enter and the arrows lead to the same column of the next row, Tab to the next cell. */
export function BulkTable({ template, bulk, shown, onRemove }: BulkTableProps) {
  const { formatMessage } = useIntl();
  const { describe } = useColumnTexts(template);
  const id = useId();
  const { columns, rows } = bulk.content!;
  const nameCell = (row: number, column: number) => `${id} ${row} ${column}`;

  function walk(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    const next = step && shown[shown.indexOf(row) + step];
    if (next === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById(nameCell(next, column))?.focus();
  }

  return (
    <Wide>
      <DataTable
        caption={formatMessage(messages.checkTitle)}
        rows={shown.filter((row) => row < rows.length)}
        getRowId={String}
        columns={[
          { id: 'row', header: formatMessage(messages.row), cell: (row) => row + 1, isRowHeader: true, width: '4rem' },
          ...columns.map((column, index) => ({
            id: String(index),
            header: describe(column),
            phone: 'stacked' as const,
            cell: (row: number) => {
              const fault = bulk.faults.find((one) => one.row === row && one.column === index)?.fault;
              const cell = nameCell(row, index);
              return (
                <Cell>
                  <input
                    // What is corrected elsewhere, by removing a row, shows here, too.
                    key={rows[row]![index]}
                    id={cell}
                    dir="auto"
                    defaultValue={rows[row]![index]}
                    aria-label={formatMessage(messages.cell, {
                      column: describe(column),
                      row: row + 1,
                      number: row + 1,
                    })}
                    aria-invalid={fault !== undefined}
                    aria-describedby={fault && `${cell} fault`}
                    autoComplete="off"
                    spellCheck={false}
                    onKeyDown={(event) => walk(event, row, index)}
                    onBlur={(event) => {
                      if (event.target.value !== rows[row]![index]) bulk.onCell(row, index, event.target.value);
                    }}
                  />
                  {fault && <small id={`${cell} fault`}>{formatMessage(faultTexts[fault])}</small>}
                </Cell>
              );
            },
          })),
          {
            id: 'acts',
            header: formatMessage(messages.acts),
            isHeaderHidden: true,
            align: 'end' as const,
            phone: 'corner' as const,
            cell: (row: number) => (
              <IconButton
                label={formatMessage(messages.removeRow, { number: row + 1 })}
                icon={<Trash2 aria-hidden />}
                onClick={() => onRemove(row)}
              />
            ),
          },
        ]}
      />
    </Wide>
  );
}
