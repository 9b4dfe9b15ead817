import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor, VisitorActor } from '../http/actor.ts';
import type { Picture, SignatureLook } from '@sigillum/engine/pdf/appearance';
import { visualSignaturePermissions } from '../accounts/preferences.ts';
import type { Preview } from './draw-preview.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';
import { joinName } from '../rules/join-name.ts';

const languages = ['en', 'de', 'fr', 'it'] as const;

/** The two-letter language of an account's locale. */
export const readLanguage = (lang: string): SignatureLook['language'] =>
  languages.find((language) => lang.startsWith(language)) ?? 'en';

/** What a visual signature begins with, by what the account may choose. */
export function beginLook(lang: string): SignatureLook {
  const { date, claim, std } = visualSignaturePermissions;
  const shows = { date: date.defaultValue, claim: claim.defaultValue, standards: std.defaultValue };
  return { company: '', location: '', shows, language: readLanguage(lang) };
}

/** How a saved visual signature looks. */
export function openLook(row: VisualSignatureRow, lang: string): { look: SignatureLook; picture: Picture | undefined } {
  const { company, location, shows_date, shows_claim, shows_standards, picture, picture_type } = row;
  return {
    look: {
      company,
      location,
      shows: { date: shows_date, claim: shows_claim, standards: shows_standards },
      language: readLanguage(lang),
    },
    picture: picture && picture_type ? { type: picture_type, bytes: new Uint8Array(picture) } : undefined,
  };
}

/** What is drawn of a saved one, or of the account alone. */
export function openPreview(actor: UserActor, row?: VisualSignatureRow): Preview {
  const name = joinName(actor.firstName, actor.lastName) || actor.email;
  return row ? { name: row.name, ...openLook(row, actor.lang) } : { name, look: beginLook(actor.lang) };
}

/** What is drawn of a visitor, in the language of the invitation. */
export async function openVisitorPreview(db: Kysely<Database>, actor: VisitorActor): Promise<Preview> {
  const { language } = await db
    .selectFrom('signatures')
    .select('language')
    .where('sid', '=', actor.sid)
    .executeTakeFirstOrThrow();
  const name = joinName(actor.firstName, actor.lastName) || actor.email;
  return { name, look: beginLook(language) };
}
