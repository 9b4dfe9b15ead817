/** Trusted lists of states: loading them, and asking them what a certificate is worth. */
export { makeQualityJudge } from './judge-listed-quality.ts';
export { loadLists, type LoadedLists } from './load-lists.ts';
