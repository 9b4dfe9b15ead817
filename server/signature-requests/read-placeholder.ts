import { fieldLimits } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Placeholder, PlaceholderKind } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';

/** The first word of a placeholder, in the languages of the pages. */
const kindWords: Record<PlaceholderKind, readonly string[]> = {
  signature: ['sign', 'signature', 'unterschrift', 'signatur', 'firma'],
  text: ['text', 'texte', 'testo'],
  longtext: ['longtext', 'langtext', 'textelong', 'testolungo'],
  number: ['number', 'zahl', 'nombre', 'numero'],
  date: ['date', 'datum', 'data'],
  checkbox: ['check', 'checkbox', 'haken', 'case', 'casella'],
  choice: ['choice', 'auswahl', 'choix', 'scelta'],
  attachment: ['attachment', 'file', 'datei', 'beilage', 'fichier', 'annexe', 'allegato'],
  initials: ['initials', 'initialen', 'kürzel', 'paraphe', 'initiales', 'iniziali', 'sigla'],
};
const kinds = new Map(
  (Object.keys(kindWords) as PlaceholderKind[]).flatMap((kind) => kindWords[kind].map((word) => [word, kind] as const)),
);

/** What a placeholder says, and what it should say and does not. */
export type ReadPlaceholder = Pick<Placeholder, 'kind' | 'role' | 'label' | 'choices' | 'doubts'>;

const cut = (text = '') => text.trim().slice(0, fieldLimits.label).trim();

/** Reads `kind:role:label:answer|answer`, which stands between double braces. */
export function readPlaceholder(text: string): ReadPlaceholder {
  const [word = '', role, label, ...rest] = text.split(':');
  const kind = kinds.get(word.replaceAll(/\s/g, '').toLowerCase()) ?? null;
  const answers = rest.join(':').split('|');
  const choices = [...new Set(answers.map(cut))].filter((answer) => answer !== '').slice(0, fieldLimits.choices);
  const read = { kind, role: cut(role), label: cut(label), choices: kind === 'choice' ? choices : [] };
  return {
    ...read,
    doubts: [
      ...(kind === null ? (['KIND'] as const) : []),
      ...(read.role === '' ? (['ROLE'] as const) : []),
      ...(kind === 'choice' && choices.length === 0 ? (['CHOICES'] as const) : []),
    ],
  };
}
