import type { Surroundings } from './run-sign.ts';

/** Says lines; on a screen, those that follow each other stand in one place. */
export function openScreen(isScreen: boolean, write: (text: string) => void): Pick<Surroundings, 'say' | 'follow'> {
  let followed = '';
  return {
    say(line) {
      write(`${followed && isScreen ? '\n' : ''}${line}\n`);
      followed = '';
    },
    follow(line) {
      if (line === followed) return;
      followed = line;
      // The line before may have been longer: what is left of it is erased.
      write(isScreen ? `\r${line}\u001B[K` : `${line}\n`);
    },
  };
}
