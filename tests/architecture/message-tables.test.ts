import { toCamel } from '../scaffold/places.ts';
import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

const tablePattern = /^export const (\w+) = defineMessages\(/gm;

/** The name of a table by its file: `app/signing/panel-messages.ts` has `signingPanelMessages`. */
const nameTable = (file: string): string => toCamel(file.split('/').slice(1).join('-').replace(/\.ts$/, ''));

const sources = listFiles('app')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'app/i18n/define-messages.ts')
  .map((file) => ({ file, tables: [...readSource(file).matchAll(tablePattern)].map(([, name]) => name!) }))
  .filter(({ tables }) => tables.length > 0);

describe('the tables of texts', () => {
  it('stand in messages.ts or <thing>-messages.ts of an area, one in a file', () => {
    expect(sources.length).toBeGreaterThan(40);
    const elsewhere = sources.filter(
      ({ file, tables }) => !/^app\/[a-z-]+\/(?:[a-z-]+-)?messages\.ts$/.test(file) || tables.length !== 1,
    );
    expect(elsewhere).toEqual([]);
  });

  it('are called after their area and their file', () => {
    expect(sources.filter(({ file, tables }) => tables[0] !== nameTable(file))).toEqual([]);
    expect(nameTable('app/two-step/problem-messages.ts')).toBe('twoStepProblemMessages');
  });
});
