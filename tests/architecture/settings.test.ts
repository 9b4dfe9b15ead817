import { describe, expect, it } from 'vitest';
import { settingNames } from '../../server/config.ts';
import { listFiles, readSource } from './source-files.ts';

const [, section = ''] = /^## Settings\n([^]*?)^## /m.exec(readSource('docs/operating.md')) ?? [];

/** Every item of the lists begins with the variables that it is about; what stands in brackets is what holds without them. */
const told = [...section.replaceAll(/\([^)]*\)/g, '').matchAll(/^- ([^:]+):/gm)].flatMap(([, names]) =>
  names!.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g)!,
);

/** Variables that a single command reads, and no start of the server. */
const ofCommands = listFiles('server/scripts')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readSource(file).matchAll(/(?:process\.env\[|variable: )'([A-Z0-9_]+)'/g)])
  .map(([, name]) => name!);

describe('the settings in docs/operating.md', () => {
  it('are those that the server and its commands read, each told once', () => {
    const read = new Set([...settingNames, ...ofCommands]);
    expect(read).toContain('PKCS11_PIN');
    expect(told.toSorted()).toEqual([...read].toSorted());
  });
});
