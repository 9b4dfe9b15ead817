type Row = string | readonly [language: string, ...unknown[]];

/**
 * Of the languages in which a journey can be made, or of rows that begin with one: this one where somebody works on it, and all in CI and by
 * `npm test -- journeys --every`. Of what a journey walks through, only the table of texts differs, which is checked by itself (decision 346).
 */
export function inOneLanguage<const Each extends Row>(language: string, rows: readonly Each[]): readonly Each[] {
  const chosen = rows.filter((row) => (typeof row === 'string' ? row : row[0]) === language);
  if (chosen.length !== 1) throw new Error(`${chosen.length} rows are in ${language}.`);
  return process.env['SIGILLUM_EVERY'] === '1' || process.env['CI'] ? rows : chosen;
}
