import { PdfName, type PdfValue } from '../../pdf/values.ts';
import { hasStructureGrown } from './compare-structure.ts';
import type { RevisionStep } from './revision-step.ts';

/** The version as a number, so that only a rise counts as one; NaN for anything else. */
const readVersion = (value: PdfValue) =>
  value instanceof PdfName && /^\d\.\d$/.test(value.value) ? Number(value.value) : NaN;

/** What DSS dictionaries hold (ISO 32000-2 table 261; EN 319 142-1 clause 5.4.2). */
const DSS_KEYS = new Set(['Type', 'VRI', 'Certs', 'OCSPs', 'CRLs']);

async function judgeKey(step: RevisionStep, key: string): Promise<void> {
  const [old, now] = await Promise.all(
    [step.older, step.newer].map(async ({ state }) => {
      const catalog = await state.resolveDict(state.revision.trailer.get('Root'));
      return { value: catalog?.get(key), resolved: await state.resolve(catalog?.get(key)) };
    }),
  );
  const [before, after] = [old!.resolved, now!.resolved];
  if (key === 'AcroForm') return;
  // Pages that stay may inherit otherwise from another tree above them.
  if (key === 'Pages') return step.report({ kind: 'page-content', rule: 'never', detail: 'catalog /Pages' });
  if (key === 'DSS') {
    const isSound = after instanceof Map && [...after.keys()].every((name) => DSS_KEYS.has(name));
    step.report({ kind: 'validation-data', rule: isSound ? 'always' : 'never', detail: 'catalog /DSS' });
  } else if (key === 'Metadata') step.report({ kind: 'metadata', rule: 'always', detail: 'catalog /Metadata' });
  else if (key === 'Extensions') step.report({ kind: 'catalog', rule: 'always', detail: 'catalog /Extensions' });
  else if (key === 'Version') {
    const isRise = readVersion(after) > (before === null ? 0 : readVersion(before));
    step.report({ kind: 'catalog', rule: isRise ? 'always' : 'never', detail: 'catalog /Version' });
  } else if (key === 'StructTreeRoot' && (await hasStructureGrown(step, [old!.value, now!.value], step.structure))) {
    step.report({ kind: 'form-structure', rule: 'always', detail: 'the structure of new fields' });
  } else step.report({ kind: 'catalog', rule: 'never', detail: `catalog /${key}` });
}

/**
 * Compares the catalogs. Allowed is what neither shows nor acts: DSS (ISO 32000-2 section 12.8.2.2.2 exempts it from
 * DocMDP), the catalog's metadata stream, developer extensions, a rising version, and what new fields need of the logical
 * structure. Form and pages are compared apart.
 */
export async function compareCatalogs(step: RevisionStep): Promise<void> {
  const [before, after] = [step.older.state.revision.trailer, step.newer.state.revision.trailer];
  const [oldCatalog, newCatalog] = await Promise.all([
    step.older.state.resolveDict(before.get('Root')),
    step.newer.state.resolveDict(after.get('Root')),
  ]);
  if (!newCatalog) step.report({ kind: 'catalog', rule: 'never', detail: 'no catalog' });
  for (const key of await step.comparer.listDifferences(oldCatalog ?? new Map(), newCatalog ?? new Map())) {
    step.catalog.add(key);
  }
  for (const key of step.catalog) await judgeKey(step, key);
  const isInfoEqual = await step.comparer.isEqual(before.get('Info'), after.get('Info'));
  if (!isInfoEqual) step.report({ kind: 'metadata', rule: 'always', detail: 'document information' });
  if (!(await step.comparer.isEqual(before.get('Encrypt'), after.get('Encrypt')))) {
    step.report({ kind: 'catalog', rule: 'never', detail: 'encryption' });
  }
}
