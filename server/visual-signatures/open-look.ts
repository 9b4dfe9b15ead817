import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor, VisitorActor } from '../http/actor.ts';
import type { Picture, SignatureLook } from '@sigillum/engine/pdf/appearance';
import type { Preview } from './draw-preview.ts';
import { findLookRules, type LookRules, settleLook, usualLookRules } from './look-rules.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';
import { joinName } from '../rules/join-name.ts';

const languages = ['en', 'de', 'fr', 'it'] as const;

/** The two-letter language of an account's locale. */
export const readLanguage = (lang: string): SignatureLook['language'] =>
  languages.find((language) => lang.startsWith(language)) ?? 'en';

/** What a visual signature begins with. */
export function beginLook(lang: string, { date, claim, std }: LookRules): SignatureLook {
  const shows = { date: date.defaultValue, claim: claim.defaultValue, standards: std.defaultValue };
  return { company: '', location: '', shows, language: readLanguage(lang) };
}

/** How a saved visual signature looks: what the organisation has settled since then holds for it, too. */
export function openLook(
  row: VisualSignatureRow,
  lang: string,
  { date, claim, std }: LookRules,
): { look: SignatureLook; picture: Picture | undefined } {
  const { company, location, shows_date, shows_claim, shows_standards, picture, picture_type } = row;
  return {
    look: {
      company,
      location,
      shows: {
        date: settleLook(date, shows_date),
        claim: settleLook(claim, shows_claim),
        standards: settleLook(std, shows_standards),
      },
      language: readLanguage(lang),
    },
    picture: picture && picture_type ? { type: picture_type, bytes: new Uint8Array(picture) } : undefined,
  };
}

/** What is drawn of a saved one, or of the account alone. */
export async function openPreview(db: Kysely<Database>, actor: UserActor, row?: VisualSignatureRow): Promise<Preview> {
  const rules = await findLookRules(db, actor.id);
  const name = joinName(actor.firstName, actor.lastName) || actor.email;
  return row ? { name: row.name, ...openLook(row, actor.lang, rules) } : { name, look: beginLook(actor.lang, rules) };
}

/** What is drawn of a visitor, in the language of the invitation. */
export async function openVisitorPreview(db: Kysely<Database>, actor: VisitorActor): Promise<Preview> {
  const { language } = await db
    .selectFrom('signatures')
    .select('language')
    .where('sid', '=', actor.sid)
    .executeTakeFirstOrThrow();
  const name = joinName(actor.firstName, actor.lastName) || actor.email;
  return { name, look: beginLook(language, usualLookRules) };
}
