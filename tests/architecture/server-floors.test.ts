import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

/**
 * The floors of the server, from the ground (docs/decisions/044). A folder imports from the floors below its own and, on its own floor,
 * from those named before it: nothing runs back, so no two folders need each other.
 */
const floors = {
  capabilities: [
    'process',
    'rules',
    'database',
    'trust-store',
    'storage',
    'antivirus',
    'conversion',
    'jobs',
    'mail',
    'sms',
    'http',
    'bounces',
    'identity',
    'payments',
    'referral',
    'reporting',
    'evidence',
  ],
  people: ['accounts', 'business', 'groups', 'seals', 'two-step', 'user', 'members'],
  files: ['requests', 'documents'],
  requests: ['signature-requests'],
  acts: ['visual-signatures', 'signing', 'identification', 'verification', 'departure'],
  counting: ['pricing'],
  doors: ['templates', 'machine', 'platform', 'maintenance', 'operator', 'backup', 'doctor'],
};
const ladder = Object.values(floors).flat();

/** What everything is made with: everybody may know its shape, nobody but the roof its making. */
const shapes = ['server/services.ts', 'server/config.ts'];

/** The one arrow upwards: the joined tables know the shape of each area's rows. */
const joinedTables = 'server/database/schema.ts';

interface Arrow {
  file: string;
  target: string;
  isType: boolean;
}

/** The roof: what stands on no floor, each area's list of handlers, commands, and what makes and seeds worlds for tests. */
const isRoof = (file: string) =>
  /^server\/[^/]+$|^server\/[^/]+\/index\.ts$|^server\/(scripts|testing)\/|-states\.ts$|\.test\.ts$|\/testing[^/]*\.ts$/.test(
    file,
  );
const folderOf = (file: string) => file.split('/')[1]!;

const sources = listFiles('server').filter((file) => file.endsWith('.ts'));
const arrows = sources.filter((file) => !isRoof(file)).flatMap(readArrows);
const between = arrows.filter(({ file, target }) => !isRoof(target) && folderOf(file) !== folderOf(target));

function readArrows(file: string): Arrow[] {
  const found = readSource(file).matchAll(
    /\b(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/g,
  );
  return [...found].flatMap(([, type, from, late]) => {
    const specifier = (from ?? late)!;
    if (!specifier.startsWith('.')) return [];
    return [{ file, target: path.posix.join(path.posix.dirname(file), specifier), isType: Boolean(type) }];
  });
}

describe('the floors of the server', () => {
  it('every folder has a floor, and every folder on a floor is there', () => {
    const folders = new Set(sources.filter((file) => file.split('/').length > 2).map(folderOf));
    for (const roof of ['scripts', 'testing']) folders.delete(roof);
    expect([...folders].toSorted()).toEqual(ladder.toSorted());
  });

  it('no folder imports from a floor above its own, nor, on its own, from one that is named after it', () => {
    expect(between.length).toBeGreaterThan(500);
    const climbs = between.filter(({ file, target }) => {
      if (file === joinedTables && target.endsWith('/tables.ts')) return false;
      return ladder.indexOf(folderOf(target)) >= ladder.indexOf(folderOf(file));
    });
    expect(climbs).toEqual([]);
  });

  it('are drawn in docs/architecture.md', () => {
    const drawing = readSource('docs/architecture.md').matchAll(/^(?:server)? +\d (\w+) +(.+)$/gm);
    expect(Object.fromEntries([...drawing].map(([, floor, folders]) => [floor, folders!.split(' ')]))).toEqual(floors);
  });

  it('the joined tables take nothing but types', () => {
    expect(arrows.filter(({ file, isType }) => file === joinedTables && !isType)).toEqual([]);
  });

  it('knows of the roof only the shape of services and settings', () => {
    const reaches = arrows.filter(({ target, isType }) => isRoof(target) && !(shapes.includes(target) && isType));
    expect(reaches).toEqual([]);
  });
});
