import { identStateExample, noIdentExample } from '@sigillum/api-contracts/identification/examples.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { type WalletName, wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { demands, isPaid } from './direct-identification.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { anna, ownerId, ownerToken, request, stranger, strangerToken } from '../support/signature-requests.ts';

const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const meant = { body: { email: 'anna.keller@example.ch' } };

const calls = {
  swiyu: { start: endpoints.startSwiyu, cancel: endpoints.cancelSwiyu },
  eudi: { start: endpoints.startEudi, cancel: endpoints.cancelEudi },
} as const satisfies Record<WalletName, object>;

/** The endpoints of each wallet. */
export function expectWallets(pact: AreaPact): void {
  for (const wallet of Object.keys(calls) as WalletName[]) expectWallet(pact, wallet);
}

function expectWallet(pact: AreaPact, wallet: WalletName): void {
  const { start, cancel } = calls[wallet];
  const { legislation, kind } = wallets[wallet];
  const begun = { id: 'c2a0ad6c-5de3-4d1f-9c3c-0d2f6e0f3a56', userId: ownerId, legislation, kind };
  const underWay: Given = ['an identification is under way', begun];
  const over: Given = ['an identification has succeeded', begun];
  pact.expects(`a question to the wallet: ${wallet}`, start, {
    given: anna,
    credentials: owner,
    call: { body: {} },
    answers: { status: 201, example: identStateExample },
  });
  pact.expects(`a question to the wallet that is asked already: ${wallet}`, start, {
    given: [...anna, underWay],
    credentials: owner,
    call: { body: {} },
    answers: { status: 200, example: identStateExample },
  });
  for (const [when, given, refuses] of [
    ...demands,
    ['where nobody pays', isPaid, 'error.identification.not_covered'],
  ] as const)
    pact.expects(`a question to the wallet ${when}: ${wallet}`, start, {
      given: [...anna, given],
      credentials: owner,
      call: { body: {} },
      refuses,
    });
  pact.expects(`a question to the wallet of somebody who is identified: ${wallet}`, start, {
    given: [...anna, over],
    credentials: owner,
    call: { body: {} },
    refuses: 'error.identification.already_known',
  });
  pact.expects(`a question to the wallet for a request of others: ${wallet}`, start, {
    given: [...anna, ...stranger, request({ businessId: undefined })],
    credentials: { bearer: strangerToken },
    call: { body: { signatureRequestId: requestId } },
    refuses: 'error.not_found',
  });
  pact.expects(`a question to the wallet by nobody: ${wallet}`, start, {
    given: anna,
    credentials: nobody,
    call: { body: {} },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects(`an end of the question to the wallet: ${wallet}`, cancel, {
    given: [...anna, underWay],
    credentials: owner,
    call: meant,
    answers: { status: 200, example: noIdentExample },
  });
  pact.expects(`an end of a question that was never asked: ${wallet}`, cancel, {
    given: anna,
    credentials: owner,
    call: meant,
    refuses: 'error.not_found',
  });
  pact.expects(`an end of a question that was answered: ${wallet}`, cancel, {
    given: [...anna, over],
    credentials: owner,
    call: meant,
    refuses: 'error.identification.ended',
  });
  pact.expects(`an end of the question with another address: ${wallet}`, cancel, {
    given: [...anna, underWay],
    credentials: owner,
    call: { body: { email: 'else@example.ch' } },
    refuses: 'error.identification.email_differs',
  });
  pact.expects(`an end of the question by nobody: ${wallet}`, cancel, {
    given: anna,
    credentials: nobody,
    call: meant,
    refuses: 'error.auth.token_invalid',
  });
}
