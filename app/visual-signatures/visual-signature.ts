import { line } from '@sigillum/api-contracts/text.ts';
import type { SignatureMark } from '@sigillum/design-system';

/** What may be shown beside the name, by the names of the specification (User, permissions.visualSignatures). */
export const displayOptions = ['date', 'claim', 'std'] as const;
export type DisplayOption = (typeof displayOptions)[number];

/** What a business lets its people choose: a fixed option keeps its default value. */
export type VisualSignaturePermissions = Readonly<
  Record<DisplayOption, Readonly<{ canUpdate: boolean; defaultValue: boolean }>>
>;

/** The lines of a visual signature. An empty one is not shown. */
export interface VisualSignatureLines {
  /** What the person calls it; shown to nobody else. */
  alias: string;
  name: string;
  company: string;
  location: string;
}

/** A visual signature while it is being made or changed. */
export interface VisualSignatureDraft extends VisualSignatureLines {
  display: Readonly<Record<DisplayOption, boolean>>;
  /** A picture made now; null for none, undefined for the one it has already. */
  mark: SignatureMark | null | undefined;
}

/** The switches that a person begins with: what was chosen before, but never against the business. */
export function settleDisplay(
  chosen: Readonly<Record<DisplayOption, boolean>> | undefined,
  permissions: VisualSignaturePermissions,
): Record<DisplayOption, boolean> {
  const settle = (option: DisplayOption) => {
    const { canUpdate, defaultValue } = permissions[option];
    return canUpdate ? (chosen?.[option] ?? defaultValue) : defaultValue;
  };
  return { date: settle('date'), claim: settle('claim'), std: settle('std') };
}

/** The lines as they are typed. */
export const lineSchemas = {
  alias: line(100).default(''),
  name: line(200).min(1),
  company: line(200).default(''),
  location: line(100).default(''),
};

/** What one signature shows, when its signer wants something else than what is saved. */
export type VisualSignatureDataDraft = Pick<VisualSignatureDraft, 'company' | 'location' | 'mark'>;
