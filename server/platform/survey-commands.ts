import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { writeLine } from '../http/write-csv.ts';

const usage = `npm run surveys -- export
    the answers to the questions about satisfaction as CSV, oldest first, without names and addresses`;

/** The words were not understood; the message is for the operator. */
export class SurveyCommandError extends Error {
  override readonly name = 'SurveyCommandError';
}

/** What a command works on, and how it speaks. */
export interface SurveyCommandInput {
  db: Kysely<Database>;
  write: (text: string) => void;
}

/** Does what `npm run surveys -- …` asks for. Throws SurveyCommandError. */
export async function runSurveyCommand(words: readonly string[], { db, write }: SurveyCommandInput): Promise<void> {
  if (words.length !== 1 || words[0] !== 'export') throw new SurveyCommandError(usage);
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('users', 'users.id', 'surveys.user_id')
    .select(['survey', 'asked_at', 'answered_at', 'score', 'comment', 'users.lang'])
    .orderBy('asked_at')
    .orderBy('survey')
    .execute();
  write(writeLine(['survey', 'asked_at', 'answered_at', 'score', 'comment', 'language']));
  for (const { survey, asked_at, answered_at, score, comment, lang } of rows)
    write(writeLine([survey, asked_at.toISOString(), answered_at?.toISOString() ?? '', score, comment, lang]));
}
