/** Screens that show much of the same, by the folder of their area. An area that is not named here is a family of its own. */
const families: Record<string, string> = {
  documents: 'requests',
  signing: 'requests',
  'signature-requests': 'requests',
  verification: 'requests',
  'visual-signatures': 'requests',
  user: 'account',
  'two-step': 'account',
  business: 'organisation',
  groups: 'organisation',
  members: 'organisation',
  pricing: 'organisation',
  seals: 'organisation',
};

/** Whoever imports it is no user of all that it exports: the bundler alone knows what is left of it. */
const barrel = /[\\/]design-system[\\/]index\.ts$/;

/** As much of the bundler's graph of modules as is asked here. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

function findFamily(screen: string): string {
  if (/[\\/]preview-directly\./.test(screen)) return 'requests';
  const area = /[\\/]app[\\/]([\w-]+)[\\/]/.exec(screen)?.[1];
  return area ? (families[area] ?? area) : 'root';
}

/** The screens that load a module, and how many entries do: screens, and what is opened later (dialogs, overlays). */
function findUsers(graph: Graph, id: string): { screens: string[]; count: number } {
  const seen = new Set<string>();
  const left = [id];
  const screens: string[] = [];
  let count = 0;
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    const info = seen.has(module) || barrel.test(module) ? null : graph.getModuleInfo(module);
    seen.add(module);
    if (!info) continue;
    if (info.isEntry) screens.push(module);
    if (info.isEntry || info.dynamicImporters.length > 0) count += 1;
    left.push(...info.importers);
  }
  return { screens, count };
}

/**
 * The chunk of a module that several screens, or a screen and its dialogs, load: the one of their family, of two families, or `common`. A
 * screen then loads a dozen files and not ninety, and of what it does not need only what its family does. null: the bundler finds the place;
 * one entry alone needs it, or dialogs alone, which no first load may hold.
 */
export function nameSharedChunk(id: string, graph: Graph): string | null {
  const { screens, count } = findUsers(graph, id);
  if (screens.length === 0 || count < 2) return null;
  const users = [...new Set(screens.map((screen) => findFamily(screen)))].toSorted();
  return users.length > 2 || users.includes('root') ? 'common' : users.join('-and-');
}

/**
 * Groups for the bundler, in an order in which none takes what another's screens need: what a module imports has at least the module's
 * users, so the chunks of many are filled before the chunks of few take in what is left of their imports.
 */
export const sharedChunks = [
  (name: string) => name === 'common',
  (name: string) => name.includes('-and-'),
  () => true,
].map((isMeant) => ({
  name(id: string, graph: Graph) {
    const name = nameSharedChunk(id, graph);
    return name !== null && isMeant(name) ? name : null;
  },
  test: /./,
}));
