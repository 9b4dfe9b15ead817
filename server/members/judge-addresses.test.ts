import { expect, it } from 'vitest';
import { judgeAddresses } from './judge-addresses.ts';

const book = { own: 'own@example.ch', members: new Set(['in@example.ch']), invited: new Set(['soon@example.ch']) };
const judge = (freeSeats: number | null, ...entered: string[]) =>
  judgeAddresses(entered, { ...book, freeSeats }).map(({ email, result }) => `${email} ${result}`);

it('says of each address what comes of it, written in whatever way', () => {
  expect(
    judge(null, 'New@Example.ch', ' new@example.ch ', 'OWN@example.ch', 'in@example.ch', 'Soon@example.ch', 'x@', ''),
  ).toEqual([
    'new@example.ch INVITED',
    'new@example.ch REPEATED',
    'own@example.ch OWN_ADDRESS',
    'in@example.ch ALREADY_MEMBER',
    'soon@example.ch ALREADY_INVITED',
    'x@ INVALID',
    ' INVALID',
  ]);
});

it('gives the seats to who comes first, and none to who needs none', () => {
  expect(judge(2, 'a@example.ch', 'in@example.ch', 'a@example.ch', 'b@example.ch', 'c@example.ch')).toEqual([
    'a@example.ch INVITED',
    'in@example.ch ALREADY_MEMBER',
    'a@example.ch REPEATED',
    'b@example.ch INVITED',
    'c@example.ch NO_SEAT',
  ]);
});
