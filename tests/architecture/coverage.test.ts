import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { listProblems } from '@sigillum/api-contracts/list-problems.ts';
import { redirects } from '@sigillum/app/redirects.ts';
import { screens } from '@sigillum/app/screens.ts';
import { listSpecified, readInventory } from '../scaffold/inventory.ts';
import { listModals } from '../scaffold/list-modals.ts';
import { places, toKebab } from '../scaffold/places.ts';
import { listFiles, readSource } from './source-files.ts';

/** Rows of docs/specification/still-to-come.tsv: what is missing, and the work that brings it. */
const awaited = readInventory('still-to-come');
const bringers = ['identification', 'machine', 'organisations', 'plans', 'platform', 'requests'];

/** What is not there yet is listed, and what is there is not: the list only shrinks. */
function expectListed(kind: string, missing: string[]): void {
  const listed = awaited.filter((row) => row['kind'] === kind).map((row) => row['name']!);
  expect({
    'there, so its line in still-to-come.tsv goes': listed.filter((name) => !missing.includes(name)),
    'missing and not listed in still-to-come.tsv': missing.filter((name) => !listed.includes(name)),
  }).toEqual({ 'there, so its line in still-to-come.tsv goes': [], 'missing and not listed in still-to-come.tsv': [] });
}

const files = listFiles('.');

const declared = Object.entries(endpoints).flatMap(([area, group]) =>
  (Object.entries(group) as [string, Endpoint][]).map(([name, endpoint]) => ({
    area,
    name,
    endpoint,
    key: `${endpoint.method} ${endpoint.path}`,
  })),
);

describe('endpoints', () => {
  const specified = listSpecified.endpoint();

  it('every contract is named by the specification or says that it goes beyond it', () => {
    const foreign = declared.filter(
      ({ key, endpoint }) => specified.includes(key) === Boolean(endpoint.isBeyondSpecification),
    );
    expect(foreign.map(({ key }) => key)).toEqual([]);
  });

  it('what the specification names is declared or still to come', () => {
    const keys = declared.map(({ key }) => key);
    expectListed(
      'endpoint',
      specified.filter((key) => !keys.includes(key)),
    );
  });

  it('every contract and its handler lie in files of its name', () => {
    const handlers = files.filter((file) => file.startsWith('server/')).map((file) => path.basename(file));
    const elsewhere = declared.filter(
      ({ area, name }) => !files.includes(places.contract(area, name)) || !handlers.includes(`${toKebab(name)}.ts`),
    );
    expect(elsewhere.map(({ area, name }) => `${area}: ${name}`)).toEqual([]);
  });

  it('every contract is declared once', () => {
    const keys = declared.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('every contract has a pact with a success where there is one, and with a refused caller where it asks for one', () => {
    const interactions = listFiles(places.recordedPacts).flatMap((file) => {
      const { interactions: recorded } = JSON.parse(readSource(file)) as {
        interactions: { request: { method: string; path: string }; response: { status: number } }[];
      };
      return recorded.map(({ request, response }) => ({
        method: request.method,
        path: request.path,
        status: response.status,
      }));
    });
    const answers = (endpoint: Endpoint, fits: (status: number) => boolean) => {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return interactions.some(
        ({ method, path: route, status }) => method === endpoint.method && pattern.test(route) && fits(status),
      );
    };
    const without = declared.filter(({ endpoint }) => {
      const needsCaller = endpoint.auth !== 'none';
      const canSucceed = Object.keys(endpoint.responses).length > 0;
      return (
        (canSucceed && !answers(endpoint, (status) => status < 400)) ||
        (needsCaller && !answers(endpoint, (status) => status === 401))
      );
    });
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('problems of programs', () => {
  /**
   * What no pact can bring: large bodies, many calls, protected files that are new in each run, servers of others, a failure of ours. Each is
   * in docs/specification/machine-errors.tsv, which says what provokes it over HTTP.
   */
  const unpacted = [
    ...['error.body.too_large', 'file.upload.too_large', 'file.attachment.too_large', 'file.upload.interrupted'],
    'file.malware.detected',
    ...['error.rate_limit.exceeded', 'error.idempotency.key_reused', 'error.body.malformed'],
    ...['error.sr.too_many_attachments', 'error.sr.too_many_observers', 'error.sr.too_many_signers'],
    ...['error.sr.no_signer', 'error.sr.mobile_required', 'error.sr.corrected_one_signed'],
    ...['error.sr.form_field_locks', 'error.sr.form_field_demands'],
    ...['error.business.signatures_exhausted', 'error.verification.too_complex', 'error.field.document_signed'],
    'error.placeholder.gone',
    ...[
      'error.sign.exhausted',
      'error.sign.failed',
      'error.sign.certificate_revoked',
      'file.pdf.glyph_missing',
      'file.pdf.workers_busy',
    ],
    ...['file.pdf.restricted', 'file.pdf.signed_encrypted', 'file.pdf.decompression_bomb', 'file.pdf.timeout'],
    ...['file.pdf.undrawable', 'file.pdf.page_not_renderable'],
    ...['broken_off', 'refused', 'too_large', 'too_many_redirects', 'too_slow', 'unreachable'].map(
      (fault) => `file.url.${fault}`,
    ),
    // Archives bear the time of their making.
    ...['away', 'linked', 'password_protected', 'too_slow'].map((fault) => `file.conversion.${fault}`),
    ...['error.internal', 'error.unavailable', 'error.too_slow'],
  ];

  it('have each a pact, or are provoked over HTTP alone', () => {
    const pacts = listFiles(places.recordedPacts)
      .filter((file) => file.includes('-machine'))
      .map(readSource);
    const keys = [...new Set(Object.values(endpoints.machine).flatMap((endpoint) => listProblems(endpoint)))];
    const without = keys.filter((key) => !pacts.some((pact) => pact.includes(`"key": "${key}"`)));
    expect(without.toSorted()).toEqual(unpacted.toSorted());
    const provoked = readInventory('machine-errors').map(({ key }) => key);
    expect(unpacted.filter((key) => !provoked.includes(key))).toEqual([]);
  });
});

describe('screens', () => {
  const specified = listSpecified.screen();

  it('every screen is named by the specification or says that it goes beyond it', () => {
    const foreign = screens.filter(
      (screen) => specified.includes(screen.path) === Boolean(screen.isBeyondSpecification),
    );
    expect(foreign.map((screen) => screen.path)).toEqual([]);
  });

  it('what the specification names is there or still to come', () => {
    const built = screens.map((screen): string => screen.path);
    // An address that leads to another is there when that one is.
    const moved = redirects.filter(({ to }) => built.includes(to)).map(({ from }): string => from);
    expectListed(
      'screen',
      specified.filter((route) => ![...built, ...moved].includes(route)),
    );
  });

  it('every screen has a story', () => {
    const without = screens.filter(({ file }) => {
      const [area = '', name = ''] = file.replace(/\.tsx$/, '').split('/');
      return !files.includes(places.screenStory(area, name));
    });
    expect(without.map(({ path: route }) => route)).toEqual([]);
  });
});

describe.each(['dialog', 'overlay'] as const)('%ss', (kind) => {
  const specified = listSpecified[kind]();
  const modals = listModals(kind);
  /** The specification's namespaces; a dialog of our own has another one, with a reason in docs/decisions. */
  const namespaces = new Set(readInventory('dialogs').map(({ namespace }) => namespace));

  it('every one is named by the specification, or is in a namespace of our own', () => {
    const isForeign = ({ name }: { name: string }) =>
      !specified.includes(name) && (kind === 'overlay' || namespaces.has(name.split(': ')[0]));
    expect(modals.filter(isForeign).map(({ name }) => name)).toEqual([]);
  });

  it('every one that a part of the app opens is there, all others are still to come', () => {
    const open = modals.filter(({ isOpened }) => isOpened).map(({ name }) => name);
    const known = [...specified, ...modals.map(({ name }) => name)];
    expectListed(
      kind,
      [...new Set(known)].filter((name) => !open.includes(name)),
    );
  });

  it('every one lies in a file of its name and has a story', () => {
    const missing = modals.flatMap(({ area, name }) => {
      const own = name.replace(/^[\w-]+: /, '');
      return [places.modal(kind, area, own), places.modalStory(kind, area, own)].filter(
        (file) => !files.includes(file),
      );
    });
    expect(missing).toEqual([]);
  });

  it('every component is one of them', () => {
    const components = files.filter((file) => new RegExp(`^app/[^/]+/${kind}s/.+-${kind}\\.tsx$`).test(file));
    const listed = modals.map(({ area, name }) => places.modal(kind, area, name.replace(/^[\w-]+: /, '')));
    expect(components.filter((file) => !listed.includes(file))).toEqual([]);
  });
});

describe('what is still to come', () => {
  it('says which work brings it, each thing once', () => {
    expect(awaited.filter((row) => !bringers.includes(row['area']!))).toEqual([]);
    const names = awaited.map((row) => `${row['kind']} ${row['name']}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('is of a kind that is looked for', () => {
    const kinds = ['constant', 'dialog', 'endpoint', 'overlay', 'screen', 'statement', 'text'];
    expect(awaited.filter((row) => !kinds.includes(row['kind']!))).toEqual([]);
  });

  const constants = awaited.filter((row) => row['kind'] === 'constant').map((row) => row['name']!);

  /** A value that stands for what nobody reads or writes yet: `<file> <text as it stands there>`. */
  it('names constants that are there', () => {
    const gone = constants.filter((name) => {
      const [file = '', ...text] = name.split(' ');
      return !(files.includes(file) && readSource(file).includes(text.join(' ')));
    });
    expect(gone).toEqual([]);
  });

  it('names every bare constant in what is described for an answer', () => {
    /** The same whatever is in the database. */
    const bare = /^ +(\w+: (?:null|true|false|0|''|\[\]|\{\})),?$/gm;
    /** What is true for good, or begins empty and is filled. */
    const settled = [
      'server/documents/describe-fields.ts rotation: 0',
      'server/documents/describe-report.ts userActions: []',
    ];
    const describers = files.filter(
      (file) => /^server\/.*\/describe-[\w-]+\.ts$/.test(file) && !file.includes('.test.'),
    );
    expect(describers.length).toBeGreaterThan(15);
    const found = describers.flatMap((file) =>
      [...readSource(file).matchAll(bare)].map(([, text = '']) => `${file} ${text}`),
    );
    expect(found.filter((one) => !constants.includes(one) && !settled.includes(one))).toEqual([]);
  });
});

describe('stories of the design system', () => {
  const stories = listFiles('stories/components', 'stories/forms', 'stories/foundations')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, source: readSource(file) }));

  /** What has no face of its own. */
  const faceless = ['GlobalStyle', 'VisuallyHidden'];

  it('every exported component is shown', () => {
    const exported = [...readSource('design-system/index.ts').matchAll(/^export \{([^}]+)\} from '\.\/[^']+\.tsx';/gm)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[A-Z]/.test(name) && !faceless.includes(name));
    expect(exported.length).toBeGreaterThan(50);
    const without = exported.filter((name) => {
      const isShown = new RegExp(`<${name}\\b|\\bcomponent: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`);
      return !stories.some(({ source }) => isShown.test(source));
    });
    expect(without).toEqual([]);
  });

  it('every component has a docs page that says what it is for', () => {
    const without = stories.filter(
      ({ file, source }) => file.startsWith('stories/components/') && !/description:\s*\{\s*component:/.test(source),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(['dialogs', 'overlays'])('stories of %s', (folder) => {
  it('show every one as it is, loading, with an error and with long text', () => {
    const without = listFiles(`stories/${folder}`)
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const source = readSource(file);
        return ['Default', 'Loading', 'Error', 'LongText']
          .filter((name) => !new RegExp(`^export const ${name}\\b`, 'm').test(source))
          .map((name) => `${file}: ${name}`);
      });
    expect(without).toEqual([]);
  });
});

describe('messages', () => {
  it('every problem key has a text for people, under the key itself', () => {
    const english = listFiles('app')
      .filter((file) => file.endsWith('messages.ts'))
      .map(readSource)
      .join('\n');
    const keys = [...new Set(declared.flatMap(({ endpoint }) => endpoint.problems))];
    expect(keys.filter((key) => !english.includes(`'${key}'`))).toEqual([]);
  });
});
