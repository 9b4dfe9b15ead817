import { expect, it } from 'vitest';
import { findUnusedTexts, judgeUse } from './find-unused-texts.ts';

const texts = [
  { name: 'title', id: 'area.title' },
  { name: 'causeRevoked', id: 'area.cause.revoked' },
];

it.each([
  ['by its name in the area', { file: 'area/screen.tsx', code: 'messages.title' }],
  [
    'by its name in an area that imports the table',
    { file: 'other/a.ts', code: "from '../area/messages.ts'; x.title" },
  ],
  ['by a rule that chooses it', { file: 'area/rule.ts', code: "const term = 'title';" }],
  ['by its id in an answer of the API', { file: '../api-contracts/a.ts', code: "{ key: 'area.title' }" }],
])('counts a text as spoken %s', (_way, source) => {
  expect(judgeUse('area', texts, [source])).toEqual(['area.cause.revoked']);
});

it('counts a text as spoken by the beginning of its id in a template', () => {
  const source = { file: 'other/rule.ts', code: '`area.cause.${cause}`' };
  expect(judgeUse('area', texts, [source])).toEqual(['area.title']);
});

it('does not count the same name in the table of another area', () => {
  expect(judgeUse('area', texts, [{ file: 'other/screen.tsx', code: 'messages.title' }])).toEqual([
    'area.title',
    'area.cause.revoked',
  ]);
});

it('finds no text of the product that nobody speaks', async () => {
  expect(await findUnusedTexts()).toEqual([]);
});
