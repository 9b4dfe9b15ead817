import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

const folder = 'docs/decisions';
const index = readSource(`${folder}/README.md`);
const records = listFiles(folder)
  .map((file) => path.posix.basename(file))
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readSource(`${folder}/${name}`) }));

const heading = (text: string) => text.split('\n')[2]!;
const listLinks = (text: string) => [...text.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name!);

/** What keeps a record from having the form that docs/decisions/README.md shows; undefined: it has it. */
function judgeForm({ name, text }: { name: string; text: string }): string | undefined {
  const [number] = /^\d{3}(?=-[a-z0-9]+(?:-[a-z0-9]+)*\.md$)/.exec(name) ?? [];
  if (!number) return 'its name is not NNN-title.md';
  if (!new RegExp(`^# ${number} \\S`).test(text)) return 'its title does not begin with its number';
  const status = /^Date: \d{4}-\d\d-\d\d · Status: (?:proposed|accepted|superseded by \[\d{3}\]\([^)]+\))(?: · .+)?$/;
  if (!status.test(heading(text))) return 'its third line does not tell date and status';
  const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, part]) => part);
  return parts.join() === 'Context,Decision,Consequences' ? undefined : `its parts are ${parts.join(', ')}`;
}

describe('the records of decisions', () => {
  it('have one form', () => {
    const record = { name: '001-a.md', text: records.find(({ name }) => name.startsWith('001'))!.text };
    expect([judgeForm(record), judgeForm({ ...record, name: '002-a.md' })]).toEqual([
      undefined,
      'its title does not begin with its number',
    ]);
    expect(records.flatMap((each) => (judgeForm(each) ? [`${each.name}: ${judgeForm(each)}`] : []))).toEqual([]);
  });

  it('have a number of their own', () => {
    const numbers = records.map(({ name }) => name.slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('stand in the index, each once and in the order of its number within its topic', () => {
    expect(listLinks(index).toSorted()).toEqual(records.map(({ name }) => name).toSorted());
    for (const topic of index.split('\n\n')) expect(listLinks(topic)).toEqual(listLinks(topic).toSorted());
  });

  it('that replace or carry on another are named by it, too', () => {
    const links = records.flatMap(({ name, text }) => listLinks(heading(text)).map((other) => ({ name, other })));
    expect(links.length).toBeGreaterThan(0);
    const single = links.filter(({ name, other }) => !links.some((back) => back.name === other && back.other === name));
    expect(single).toEqual([]);
  });
});
