/** A name as files have it: `add signer` and `addSigner` are `add-signer`. Words that stand apart keep their capitals: `eID data`. */
export const toKebab = (name: string): string =>
  (/[\s-]/.test(name) ? name : name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The same, as code has them: `addSigner`. */
export const toCamel = (words: string): string =>
  toKebab(words).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The same, as a component has them: `AddSigner`. */
export const toPascal = (words: string): string => toCamel(words).replace(/^\w/, (letter) => letter.toUpperCase());

/** The two kinds of modals: the same places, in folders of their own. */
export type ModalKind = 'dialog' | 'overlay';

/** Where everything of an area lies, from the root. The scaffold writes there, and coverage.test.ts looks there. */
export const places = {
  contract: (area: string, name: string) => `api-contracts/${area}/${toKebab(name)}.ts`,
  contracts: (area: string) => `api-contracts/${area}/index.ts`,
  handler: (area: string, name: string) => `server/${area}/${toKebab(name)}.ts`,
  handlers: (area: string) => `server/${area}/index.ts`,
  pact: (area: string) => `pacts/consumer/${area}.pact.test.ts`,
  recordedPacts: 'pacts/contracts',
  screen: (area: string, name: string) => `app/${area}/${toKebab(name)}.tsx`,
  screens: (area: string) => `app/${area}/screens.ts`,
  screenStory: (area: string, name: string) => `stories/screens/${area}/${toKebab(name)}.stories.tsx`,
  modal: (kind: ModalKind, area: string, name: string) => `app/${area}/${kind}s/${toKebab(name)}-${kind}.tsx`,
  modals: (kind: ModalKind, area: string) => `app/${area}/${kind}s.ts`,
  modalStory: (kind: ModalKind, area: string, name: string) =>
    `stories/${kind}s/${area}/${toKebab(name)}-${kind}.stories.tsx`,
  messages: (area: string) => `app/${area}/messages.ts`,
  translations: (locale: string, area: string) => `app/locales/${locale}/${area}.json`,
  /** The lists that areas are joined in. */
  joined: {
    contracts: 'api-contracts/endpoints.ts',
    handlers: 'server/api.ts',
    screens: 'app/screens.ts',
  },
  floors: 'tests/architecture/server-floors.test.ts',
  decision: (number: string, title: string) => `docs/decisions/${number}-${toKebab(title)}.md`,
  decisions: 'docs/decisions/README.md',
  architecture: 'docs/architecture.md',
  inventory: (
    name: 'dialogs' | 'endpoints' | 'machine-errors' | 'overlays' | 'routes' | 'statements' | 'still-to-come',
  ) => `docs/specification/${name}.tsv`,
} as const;
