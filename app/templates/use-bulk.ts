import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import {
  isKnownColumn,
  judgeColumns,
  judgeRows,
  listPlaceholders,
} from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { BatchColumn, FaultyCell } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { createBatch } from '@sigillum/api-contracts/templates/create-batch.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { useMemo, useState } from 'react';
import { guessColumns, hasHeadings } from './guess-columns.ts';

export const bulkSteps = ['data', 'columns', 'check', 'send'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** What is sent. */
export type SentBulk = Omit<EndpointCall<typeof createBatch>['body'], 'version'>;

/** What is said of all of it, besides the table. */
export type BulkWishes = Omit<SentBulk, 'columns' | 'rows'>;

/** A table on its way to a batch. */
export interface BulkTable {
  /** All that was read; the first row may be headings. */
  lines: string[][];
  hasHeadings: boolean;
  /** What each column is; undefined is not used. */
  meanings: (BatchColumn | undefined)[];
}

/** What is sent of it: the columns that are used, and their cells. */
export interface BulkContent {
  columns: BatchColumn[];
  rows: string[][];
}

export const listCells = ({ lines, hasHeadings: isNamed }: BulkTable): string[][] => lines.slice(isNamed ? 1 : 0);

/** The headings, where the table has some. */
export const listHeadings = ({ lines, hasHeadings: isNamed }: BulkTable): string[] => (isNamed ? lines[0]! : []);

function readContent(table: BulkTable): BulkContent & { places: number[] } {
  const places = table.meanings.flatMap((meaning, index) => (meaning ? [index] : []));
  return {
    places,
    columns: places.map((index) => table.meanings[index]!),
    rows: listCells(table).map((row) => places.map((index) => row[index] ?? '')),
  };
}

/** The table that somebody prepares, judged at each change by the rules of the server. `refused` are cells that the server alone judges. */
export function useBulk(
  template: Pick<Template, 'name' | 'roles' | 'texts' | 'quality' | 'fields'>,
  first?: { table: BulkTable; step: BulkStep },
) {
  const [step, setStep] = useState<BulkStep>(first?.step ?? 'data');
  const [kept, setTable] = useState<BulkTable | undefined>(first?.table);
  const [refused, setRefused] = useState<readonly FaultyCell[]>([]);
  const [wishes, setWishes] = useState<BulkWishes>({ name: template.name, is_repeated: false });
  // Somebody may change the template meanwhile: what it has no more is not used.
  const table = useMemo(() => {
    const placeholders = listPlaceholders(template.texts);
    const isThere = (one: BatchColumn) =>
      isKnownColumn(template, one) && (one.kind !== 'placeholder' || placeholders.includes(one.name));
    return kept && { ...kept, meanings: kept.meanings.map((one) => (one && isThere(one) ? one : undefined)) };
  }, [template, kept]);
  const content = useMemo(() => table && readContent(table), [table]);
  const columnFaults = useMemo(() => judgeColumns(template, content?.columns ?? []), [template, content]);
  const faults = useMemo(
    () => (content && !columnFaults.length ? judgeRows(template, content.columns, content.rows) : []),
    [template, content, columnFaults],
  );

  function take(lines: string[][]) {
    const isNamed = hasHeadings(lines);
    const meanings = guessColumns(template, isNamed ? lines[0]! : [], lines.slice(isNamed ? 1 : 0));
    setTable({ lines, hasHeadings: isNamed, meanings });
    setRefused([]);
    setStep('columns');
  }

  function change(next: Partial<BulkTable>) {
    setRefused([]);
    setTable((before) => before && { ...before, ...next });
  }

  const offset = table?.hasHeadings ? 1 : 0;
  return {
    step,
    setStep,
    table,
    content,
    columnFaults,
    faults: [...faults, ...refused],
    setRefused,
    take,
    wishes,
    onWish: (wish: Partial<BulkWishes>) => setWishes((before) => ({ ...before, ...wish })),
    onHeadings: (isNamed: boolean) => change({ hasHeadings: isNamed }),
    onMeaning: (index: number, meaning: BatchColumn | undefined) =>
      change({ meanings: table!.meanings.map((one, at) => (at === index ? meaning : one)) }),
    /** `column` counts those that are used. */
    onCell: (row: number, column: number, value: string) =>
      change({
        lines: table!.lines.map((line, at) =>
          at === row + offset ? line.map((cell, index) => (index === content!.places[column] ? value : cell)) : line,
        ),
      }),
    onRemove: (row: number) => change({ lines: table!.lines.filter((_, at) => at !== row + offset) }),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
