import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { problems } from '@sigillum/api-contracts/problems.ts';
import { findDefects } from '../vite/find-message-defects.ts';
import { findUnusedTexts } from '../vite/find-unused-texts.ts';

const areas = await readdir(path.resolve(import.meta.dirname, '../locales/de-ch'));
const defects = [...(await findDefects(Object.keys(problems))), ...(await findUnusedTexts())];
if (defects.length > 0) {
  console.error(`Texts: ${defects.length} defects.\n${defects.map((defect) => `  ${defect}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Texts: complete in every language and all of them spoken, ${areas.length} areas.`);
}
