import type { Catalogue } from './catalogue.ts';
import { nameLaterSet, nameTextSet } from './name-text-set.ts';

/** The texts that this document has by now: of the frame, of the screens that were opened, and of what these open later. */
export const texts: Catalogue = {};

const asked = new Map<string, Promise<void>>();
const later = new Set<string>();

async function fetchSet(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`No texts at ${address}: ${response.status}`);
  Object.assign(texts, await response.json());
}

/** Once for each document; what fails is asked for again by whoever needs it next. */
function take(set: string): Promise<void> {
  // In development, in stories and on the server all texts are there.
  const base = typeof document === 'undefined' ? undefined : document.documentElement.dataset['texts'];
  if (!base) return Promise.resolve();
  const known = asked.get(set);
  if (known) return known;
  const fetched = fetchSet(`${base}/${set}.json`);
  asked.set(set, fetched);
  fetched.catch(() => asked.delete(set));
  return fetched;
}

function takeLater(set: string): void {
  later.add(nameLaterSet(set));
  void awaitLaterTexts().catch(() => undefined);
}

/** What a screen says at once. What it opens follows by itself. */
export async function takeTexts(routeId: string): Promise<void> {
  // Each screen's texts are those of its layout, too.
  if (routeId.startsWith('layouts/')) return;
  const set = nameTextSet(routeId);
  await take(set);
  takeLater(set);
}

/** What dialogs, overlays and refusals say: by now it is mostly there. */
export async function awaitLaterTexts(): Promise<void> {
  await Promise.all([...later].map(take));
}

/** How long a refusal waits for its words, in milliseconds: then it is told in general ones. */
const refusalPatience = 3000;

/** Before a refusal is told: its sentence may still be on its way, with what comes right after the page. */
export async function awaitRefusalTexts(): Promise<void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const timer = setTimeout(end, refusalPatience);
  await Promise.race([awaitLaterTexts().catch(() => undefined), isOver]);
  clearTimeout(timer);
}
