import { execFileSync } from 'node:child_process';
import { root } from '../architecture/source-files.ts';
import { addArea } from './add-area.ts';
import { addDecision } from './add-decision.ts';
import { addEndpoint } from './add-endpoint.ts';
import { addModal } from './add-modal.ts';
import { addScreen } from './add-screen.ts';
import { Drafts } from './drafts.ts';

const usage = `npm run new -- …
  endpoint AREA NAME ROUTE      endpoint groups list-groups "GET /v3/groups"
  screen AREA NAME PATH TITLE   screen members domains /business/members/domains "Domains"
  dialog AREA NAME TITLE        dialog members "add member" "Add a member"
  overlay AREA NAME TITLE       overlay pricing "add seats" "Add seats"
  area NAME FLOOR PURPOSE       area templates doors "requests that are prepared once and sent often"
  decision TITLE                decision "Templates are requests without people"`;

type Add = (drafts: Drafts, ...words: string[]) => string[];

const kinds: Record<string, { words: number; add: Add }> = {
  endpoint: { words: 3, add: (drafts, area, name, route) => addEndpoint(drafts, area, name, route) },
  screen: { words: 4, add: (drafts, area, name, path, title) => addScreen(drafts, area, name, path, title) },
  dialog: { words: 3, add: (drafts, area, name, title) => addModal(drafts, 'dialog', area, name, title) },
  overlay: { words: 3, add: (drafts, area, name, title) => addModal(drafts, 'overlay', area, name, title) },
  area: { words: 3, add: (drafts, area, floor, purpose) => addArea(drafts, area, floor, purpose) },
  decision: {
    words: 1,
    add: (drafts, title) => addDecision(drafts, title, new Date().toISOString().slice(0, 10)),
  },
};

const [kind = '', ...words] = process.argv.slice(2);
const chosen = kinds[kind];
if (chosen?.words !== words.length) {
  console.error(usage);
  process.exit(1);
}
try {
  const drafts = new Drafts();
  const advice = chosen.add(drafts, ...words);
  const files = drafts.write();
  execFileSync('oxfmt', ['--no-error-on-unmatched-pattern', ...files], { cwd: root });
  console.log([...files.map((file) => `  ${file}`), ...advice].join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
