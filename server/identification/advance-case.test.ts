import { IdentStatus } from '@sigillum/api-contracts/identification/schemas.ts';
import { describe, expect, it } from 'vitest';
import { advanceCase, isFinal, showState, type CaseState } from './advance-case.ts';

const words = IdentStatus.options;
const states: CaseState[] = ['initialized', 'inprogress', 'success', 'failure', 'cancelled'];

/** Every row of words up to a length: with five words and length five, 3,905 stories of a case. */
function listStories(length: number): IdentStatus[][] {
  if (length === 0) return [[]];
  const shorter = listStories(length - 1);
  return [
    ...shorter,
    ...shorter.filter((one) => one.length === length - 1).flatMap((one) => words.map((word) => [...one, word])),
  ];
}
const stories = listStories(5);
const tell = (story: readonly IdentStatus[], from: CaseState = 'initialized') =>
  story.reduce((state, word) => advanceCase(state, word), from);

describe('a case', () => {
  it.each<[IdentStatus, CaseState]>([
    ['initialized', 'initialized'],
    ['unknown', 'initialized'],
    ['inprogress', 'inprogress'],
    ['success', 'success'],
    ['failure', 'failure'],
  ])('that hears %s for the first time is %s', (word, state) => {
    expect(advanceCase('initialized', word)).toBe(state);
  });

  it('ends once: whatever comes afterwards changes nothing', () => {
    for (const state of states.filter(isFinal))
      for (const story of stories) expect(tell(story, state), `${state} ${story.join()}`).toBe(state);
  });

  it('is the same when any word comes twice', () => {
    for (const story of stories) expect(tell(story.flatMap((word) => [word, word]))).toBe(tell(story));
  });

  it('never goes back', () => {
    const order: CaseState[] = ['initialized', 'inprogress', 'success'];
    const rankOf = (state: CaseState) => order.indexOf(state === 'failure' ? 'success' : state);
    for (const story of stories)
      for (const [index] of story.entries())
        expect(rankOf(tell(story.slice(0, index + 1)))).toBeGreaterThanOrEqual(rankOf(tell(story.slice(0, index))));
  });

  it('ends alike in whatever order the words come, as long as only one of them is an end', () => {
    const isSettled = (story: readonly IdentStatus[]) =>
      new Set(story.filter((word) => word === 'success' || word === 'failure')).size < 2;
    for (const story of stories.filter(isSettled)) expect(tell(story.toReversed())).toBe(tell(story));
  });

  it('shows nothing once the person has called it off', () => {
    expect(states.map(showState)).toEqual(['initialized', 'inprogress', 'success', 'failure', null]);
  });
});
