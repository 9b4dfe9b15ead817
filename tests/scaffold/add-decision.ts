import path from 'node:path';
import { listFiles } from '../architecture/source-files.ts';
import type { Drafts } from './drafts.ts';
import { places } from './places.ts';

/** A record in the form that docs/decisions/README.md shows, proposed under the next number, with its line in the index. */
export function addDecision(drafts: Drafts, title: string, day: string): string[] {
  const numbers = listFiles(path.posix.dirname(places.decisions)).map((file) =>
    Number(/^\d{3}/.exec(path.posix.basename(file))?.[0] ?? 0),
  );
  const number = String(Math.max(...numbers) + 1).padStart(3, '0');
  const file = places.decision(number, title);
  drafts.create(
    file,
    `# ${number} ${title}

Date: ${day} · Status: proposed

**Context.** What made a choice necessary, and what was tried.

**Decision.** What we do, with the files where it stands.

**Consequences.** What follows, also what is worse for it.
`,
  );
  const line = `- [${number}](${path.posix.basename(file)}) ${title}.\n`;
  // The first topic is as good as any until somebody moves it.
  drafts.change(places.decisions, (text) => text.replace(/(?:^- \[\d{3}\].*\n)+/m, (topic) => topic + line));
  return [`Write it, move its line in ${places.decisions} to its topic, and accept it with the commit.`];
}
