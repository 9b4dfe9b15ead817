import { beforeAll, describe, expect, it } from 'vitest';
import { nameTextSet } from '../i18n/name-text-set.ts';
import { screens } from '../screens.ts';
import { dealTexts, readSource, TextDealer } from './deal-texts.ts';
import { readAreas } from './read-messages.ts';

describe('a source', () => {
  const known = new Set(['signing.view.title', 'verification.finding.broken', 'verification.finding.weak']);
  const read = (code: string) => readSource('/app/signing/view.tsx', code, known);

  it('needs what it imports at once, and what it opens later', () => {
    const code = `import { a } from './messages.ts';
import type { B } from './types.ts';
import './side.ts';
export { c } from '../common/c.ts';
import {
  d,
  type E,
} from './d.tsx';
import * as z from 'zod';
const open = () => import('./dialogs/ask.tsx');`;
    expect(read(code)).toEqual({
      imports: ['/app/signing/messages.ts', '/app/signing/side.ts', '/app/common/c.ts', '/app/signing/d.tsx'],
      opens: ['/app/signing/dialogs/ask.tsx'],
      ids: [],
    });
  });

  it('needs what its endpoints refuse, where it makes data of the page of that', () => {
    const code = "import { login } from '@sigillum/api-contracts/user/login.ts';";
    expect(read(code).imports).toEqual([]);
    const { imports } = read(`${code}\nimport { mapProblem } from '../forms/map-problem.ts';`);
    expect(imports).toContainEqual(expect.stringMatching(/\/api-contracts\/user\/login\.ts$/));
  });

  it('speaks the texts whose ids it writes, whole or as a beginning', () => {
    expect(read("const title = 'signing.view.title'; const path = 'node.path';").ids).toEqual(['signing.view.title']);
    expect(read('formatMessage({ id: `verification.finding.${code}` })').ids).toEqual([
      'verification.finding.broken',
      'verification.finding.weak',
    ]);
  });
});

it('follows imports in a circle once, and into what is opened only when told', async () => {
  const sources: Record<string, { imports?: string[]; opens?: string[]; ids?: string[] }> = {
    screen: { imports: ['part'], ids: ['a'] },
    part: { imports: ['screen'], opens: ['dialog'], ids: ['b'] },
    dialog: { imports: ['part'], ids: ['c'] },
  };
  const dealer = new TextDealer(new Set(), async (file) => ({ imports: [], opens: [], ids: [], ...sources[file] }));
  expect([...(await dealer.gather(['screen']))]).toEqual(['a', 'b']);
  expect([...(await dealer.gather(['screen'], { andOpened: true }))]).toEqual(['a', 'b', 'c']);
});

describe('the sets of the product', () => {
  let ids: string[];
  let sets: Map<string, string[]>;
  beforeAll(async () => {
    ids = [...(await readAreas()).values()].flat().map(({ id }) => id);
    sets = await dealTexts(new Set(ids));
  });
  const find = (name: string) => new Set([sets.get('root'), sets.get(name)].flatMap((set) => set ?? []));
  const findLater = (name: string) =>
    new Set([sets.get('root.later'), sets.get(`${name}.later`)].flatMap((set) => set ?? []));

  it('give each screen its title', () => {
    const lacking = screens.filter(({ path, title }) => title && !find(nameTextSet(path)).has(title));
    expect(lacking).toEqual([]);
  });

  it('bring the signing page what it says, and later what its dialogs do', () => {
    expect(find('view-id-userid')).toContain('signing.field.missing');
    expect(find('view-id-userid')).not.toContain('signing.unseen.text');
    expect(sets.get('view-id-userid.later')).toContain('signing.unseen.text');
    const later = findLater('view-id-userid');
    for (const id of sets.get('root')!) expect(later).not.toContain(id);
  });

  it('bring a screen at once what its loader and its forms are refused', () => {
    const austria = find(nameTextSet('/profile/signature-standards/id-austria-success'));
    expect(austria).toContain('error.identification.return_unknown');
    expect(find('login')).toContain('error.auth.credentials_invalid');
    expect(find('login')).not.toContain('error.identification.return_unknown');
  });

  it('bring every screen the sentences of all that the API may refuse', () => {
    const known = new Set([...find('login'), ...findLater('login')]);
    for (const id of ids.filter((one) => one.startsWith('error.') || one.startsWith('file.')))
      expect(known).toContain(id);
  });

  it('leave no text out', () => {
    const dealt = new Set([...sets.values()].flat());
    expect(ids.filter((id) => !dealt.has(id))).toEqual([]);
  });

  it('are a small part of all for who logs in, signs or looks at a list', () => {
    for (const [name, share] of [
      ['login', 0.15],
      ['view-id-userid', 0.4],
      ['start', 0.3],
    ] as const)
      expect(find(name).size / ids.length, name).toBeLessThan(share);
  });
});
