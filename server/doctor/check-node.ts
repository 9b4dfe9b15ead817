import { makeFindings, type Finding } from './finding.ts';

const { ok, notice } = makeFindings('node');

/** Judges the Node that runs this beside the one that Sigillum is tested with; one that is too old has not come so far. */
export const checkNode = (version: string, pinned: string): Finding[] => [
  version === pinned
    ? ok(`Node ${version}, the one that Sigillum is tested with.`)
    : notice(
        `Node ${version}; Sigillum is tested with ${pinned}. npm start takes that one where npm has installed it: npm install.`,
      ),
];
