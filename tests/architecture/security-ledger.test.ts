import { describe, expect, it } from 'vitest';
import { hasTest } from './has-test.ts';
import { isThere, listAnchors } from './read-writings.ts';
import { listFiles, readSource } from './source-files.ts';

/**
 * The OWASP Application Security Verification Standard 5.0.0: of each chapter its sections, of each section the levels of its
 * requirements in their order. So the second requirement of section 3.1.2, say, has the level that stands there second.
 */
const chapters: Record<string, { name: string; sections: string }> = {
  V1: { name: 'Encoding and sanitization', sections: '22 1111122223 112222222223 222 123' },
  V2: { name: 'Validation and business logic', sections: '122 112 12223 23' },
  V3: { name: 'Web frontend', sections: '3 113 12223 11222233 11122333 3 22333' },
  V4: { name: 'API and web service', sections: '12233 23333 22 1222' },
  V5: { name: 'Files', sections: '2 112333 113 222' },
  V6: { name: 'Authentication', sections: '122 111111112222 11223333 112233 22222333 2223 33 2222' },
  V7: { name: 'Sessions', sections: '222 1111 22 11222 223 22' },
  V8: { name: 'Authorization', sections: '1233 1123 133 23' },
  V9: { name: 'Self-contained tokens', sections: '111 1222' },
  V10: { name: 'OAuth and OIDC', sections: '22 223 22223 1111122222233333 22222 22 222' },
  V11: { name: 'Cryptography', sections: '2233 22233 11233 1222 23 23 33' },
  V12: { name: 'Secure communication', sections: '12233 11 22223' },
  V13: { name: 'Configuration', sections: '2333 222223 2233 1222233' },
  V14: { name: 'Data protection', sections: '22 12223333 122' },
  V15: { name: 'Secure coding and architecture', sections: '12233 12233 1222222 3333' },
  V16: { name: 'Logging and errors', sections: '2 22222 2222 222 2223' },
  V17: { name: 'WebRTC', sections: '23 22223333 22' },
};
const standard = Object.entries(chapters).flatMap(([chapter, { sections }]) =>
  sections
    .split(' ')
    .flatMap((levels, section) => [...levels].map((level, index) => [`${chapter}.${section + 1}.${index + 1}`, level])),
);

/** Accepted: what is done instead is tested, and a decision says why no more is done. */
const states = ['met', 'accepted', 'not applicable', 'open'] as const;
const readTable = (file: string): string[][] =>
  readSource(file)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const rows = readTable('docs/security/asvs.tsv').map(([id, level, text, state, file, test, why]) => ({
  ...{ id: id!, level: level!, text: text!, state: state! },
  ...{ file: file!, test: test!, why: why! },
}));
const page = readSource('docs/security.md');

describe('the ledger of the ASVS', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    const wanted = standard.filter(([, level]) => level !== '3');
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id, level }) => [id, level])).toEqual(wanted);
  });

  it('says of each what is required and what of it is so', () => {
    for (const { id, text, state, file, test, why } of rows) {
      expect(states, id).toContain(state);
      expect(text.length, id).toBeGreaterThan(5);
      expect([id, Boolean(file && test)]).toEqual([id, state === 'met' || state === 'accepted']);
      expect([id, Boolean(why) || state === 'met']).toEqual([id, true]);
    }
  });

  it('names for what is met, or done instead, a test that exists', () => {
    const met = rows.filter(({ file }) => file);
    const missing = met.filter(({ file, test }) => !isThere(file) || !hasTest(file, test));
    expect(missing.map(({ id, file, test }) => `${id}: ${file}: ${test}`)).toEqual([]);
    expect(hasTest('tests/architecture/security-ledger.test.ts', ['no test', 'has this name'].join(' '))).toBe(false);
  });

  it('names for what is accepted the decision that says why', () => {
    const accepted = rows.filter(({ state }) => state === 'accepted');
    expect(accepted.length).toBeGreaterThan(0);
    for (const { id, why } of accepted) {
      const number = /^Decision (\d{3}): /.exec(why)?.[1] ?? 'none';
      const record = listFiles('docs/decisions').find((file) => file.startsWith(`docs/decisions/${number}-`));
      expect([id, record && readSource(record).includes(id)]).toEqual([id, true]);
    }
  });

  it('is counted as docs/security.md says', () => {
    const count = (of: typeof rows) => states.map((state) => of.filter((row) => row.state === state).length);
    const lines = Object.entries(chapters).map(([chapter, { name }]) => [
      `${chapter} ${name}`,
      ...count(rows.filter(({ id }) => id.startsWith(`${chapter}.`))),
    ]);
    const told = [...page.matchAll(/^\| (V\d+ [^|]+|All) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gm)];
    expect(told.map(([, name, ...numbers]) => [name!.trim(), ...numbers.map(Number)])).toEqual([
      ...lines,
      ['All', ...count(rows)],
    ]);
  });

  it('says what the standard wants to be written down', () => {
    const rules = readSource('docs/security/rules.md');
    const wanted = new Set(rows.flatMap(({ why }) => /^rules\.md, (.+)$/.exec(why)?.[1] ?? []));
    expect(wanted.size).toBeGreaterThan(8);
    for (const heading of wanted) {
      const text = rules.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
      expect([heading, text.length > 200]).toEqual([heading, true]);
    }
    expect(listAnchors('docs/security/rules.md')).toContain('docs/security/rules.md#keys');
  });

  it('knows every library by its version and its hash, from one source', () => {
    const lock = JSON.parse(readSource('package-lock.json')) as {
      packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
    };
    const libraries = Object.entries(lock.packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
    expect(libraries.length).toBeGreaterThan(500);
    const unknown = libraries.filter(
      ([, { version, integrity }]) => !version || !/^sha(?:512|1)-/.test(integrity ?? ''),
    );
    expect(unknown.map(([at]) => at)).toEqual([]);
    const sources = libraries.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
    expect(new Set(sources).size).toBeLessThanOrEqual(1);
  });
});

const advisories = readTable('docs/security/advisories.tsv').map(([id, library, fixed, what, held, source]) => ({
  ...{ id: id!, library: library!, fixed: fixed!, what: what! },
  ...{ held: held!, source: source! },
}));
const readIds = (file: string) => new Set(readSource(file).match(/\b(?:GHSA(?:-\w{4}){3}|CVE-\d{4}-\d+)\b/g));

describe('the ledger of advisories', () => {
  it('names each once, with what it was and where that was read', () => {
    const ids = advisories.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, what, source } of advisories)
      expect([id, what.length > 15, Boolean(source)]).toEqual([id, true, true]);
  });

  it('has each sent to the running product, or shown to be in a part that is not used', () => {
    const [sent, unused] = [
      readIds('tests/faults/advisories.test.ts'),
      readIds('tests/architecture/dangerous-calls.test.ts'),
    ];
    for (const { id, held } of advisories) expect([id, (held === 'sent' ? sent : unused).has(id)]).toEqual([id, true]);
    expect([...sent].filter((id) => !advisories.some((row) => row.id === id))).toEqual([]);
  });

  it('is of versions that are older than ours', () => {
    for (const { id, library, fixed } of advisories) {
      if (fixed === '-') continue;
      const { version } = JSON.parse(readSource(`node_modules/${library}/package.json`)) as { version: string };
      const isMended = version.localeCompare(fixed, 'en', { numeric: true }) >= 0;
      expect([id, version, isMended]).toEqual([id, version, true]);
    }
  });

  it('is counted as docs/security.md says', () => {
    const count = (name: string) => advisories.filter(({ library }) => library === name).length;
    const told = /read it: (\d+) of React Router, (\d+) of Hono, (\d+) of its server\b/.exec(
      page.replaceAll(/\s+/g, ' '),
    );
    const libraries = ['react-router', 'hono', '@hono/node-server'];
    expect(told?.slice(1).map(Number)).toEqual(libraries.map(count));
  });
});
