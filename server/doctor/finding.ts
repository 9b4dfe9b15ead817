/** What one look at an installation has found, in words for whoever runs it. */
export interface Finding {
  /** Which look, in one word that stays. */
  check: string;
  /** `wrong`: it does not work, or will not; `notice`: it works, and somebody should know. */
  state: 'ok' | 'notice' | 'wrong';
  /** What was found, and what to do where something is to be done. */
  message: string;
}

/** The findings of one look, each under its name. */
export const makeFindings = (check: string) => ({
  ok: (message: string): Finding => ({ check, state: 'ok', message }),
  notice: (message: string): Finding => ({ check, state: 'notice', message }),
  wrong: (message: string): Finding => ({ check, state: 'wrong', message }),
});
