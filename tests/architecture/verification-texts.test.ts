import { verificationFindingMessages } from '@sigillum/app/verification/finding-messages.ts';
import { FINDINGS } from '@sigillum/engine/verifier';
import { expect, it } from 'vitest';

it('the page that checks signatures has a text for everything that the verifier may find, and for nothing else', () => {
  const texts = Object.values(verificationFindingMessages)
    .map(({ id }) => /^verification\.finding\.(.+)$/.exec(id)?.[1])
    .filter((code) => code !== undefined && code !== 'unknown');
  expect(texts.toSorted()).toEqual(Object.keys(FINDINGS).toSorted());
});
