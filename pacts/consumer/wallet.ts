import { identStateExample, noIdentExample } from '@sigillum/api-contracts/identification/examples.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { type WalletName, wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { asksForTerms, demands, isAway, isPaid, wantsAccounts } from './direct-identification.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import {
  anna,
  businessId,
  ownerId,
  ownerToken,
  request,
  stranger,
  strangerToken,
  visit,
  visited,
  visitorSigner,
} from '../support/signature-requests.ts';

const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const meant = { body: { email: 'anna.keller@example.ch' } };

const calls = {
  swiyu: {
    ...{ start: endpoints.startSwiyu, cancel: endpoints.cancelSwiyu },
    ...{ startDirectly: endpoints.startSwiyuDirectly, cancelDirectly: endpoints.cancelSwiyuDirectly },
  },
  eudi: {
    ...{ start: endpoints.startEudi, cancel: endpoints.cancelEudi },
    ...{ startDirectly: endpoints.startEudiDirectly, cancelDirectly: endpoints.cancelEudiDirectly },
  },
} as const satisfies Record<WalletName, object>;

/** The endpoints of each wallet. */
export function expectWallets(pact: AreaPact): void {
  for (const wallet of Object.keys(calls) as WalletName[]) {
    expectWallet(pact, wallet);
    expectWalletDirectly(pact, wallet);
  }
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
    ...demands.map(([words, one, key]) => [words, [one], key] as const),
    ['where nobody pays', [isPaid], 'error.identification.not_covered'],
    [
      'without the terms',
      [asksForTerms, ['an account has not accepted the terms of the trust service', { userId: ownerId }]],
      'error.identification.terms_missing',
    ],
  ] as const satisfies readonly (readonly [string, readonly Given[], string])[])
    pact.expects(`a question to the wallet ${when}: ${wallet}`, start, {
      given: [...anna, ...given],
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
  pact.expects(`an end of the question while nobody answers: ${wallet}`, cancel, {
    given: [...anna, underWay, isAway],
    credentials: owner,
    call: meant,
    refuses: 'error.unavailable',
  });
  pact.expects(`an end of the question by nobody: ${wallet}`, cancel, {
    given: anna,
    credentials: nobody,
    call: meant,
    refuses: 'error.auth.token_invalid',
  });
}

/** The same for whoever signs by a link. */
function expectWalletDirectly(pact: AreaPact, wallet: WalletName): void {
  const { startDirectly: start, cancelDirectly: cancel } = calls[wallet];
  const { legislation, kind } = wallets[wallet];
  const credentials = { basic: visit };
  const wrong = { basic: { ...visit, userid: 'another-secret-0000000' } };
  const call = { body: {} };
  const own = { body: { email: visitorSigner.email } };
  const minimal = { quality: 'AES_MINIMAL', legislation } as const;
  const needed = visited(minimal);
  const begun = { id: 'c2a0ad6c-5de3-4d1f-9c3c-0d2f6e0f3a56', sid: visitorSigner.sid, legislation, kind };
  const underWay: Given = ['an identification is under way', begun];
  const over: Given = ['an identification has succeeded', begun];
  pact.expects(`a visitor’s question to the wallet: ${wallet}`, start, {
    given: needed,
    ...{ credentials, call },
    answers: { status: 201, example: identStateExample },
  });
  pact.expects(`a visitor’s question to the wallet that is asked already: ${wallet}`, start, {
    given: [...needed, underWay],
    ...{ credentials, call },
    answers: { status: 200, example: identStateExample },
  });
  for (const [when, given, refuses] of [
    ...demands.map(([words, one, key]) => [words, [...needed, one], key] as const),
    [
      'where nobody pays',
      [...visited({ ...minimal, businessId: undefined }), isPaid],
      'error.identification.not_covered',
    ],
    ['without the terms', [...needed, asksForTerms], 'error.identification.terms_missing'],
    ['where only people with an account sign', [...needed, wantsAccounts], 'error.sign.account_required'],
    ['of somebody who is identified', [...needed, over], 'error.identification.already_known'],
    ['that the signature does not need', visited({ legislation }), 'error.identification.not_needed'],
    ['after the request has ended', visited({ ...minimal, status: 'DECLINED' }), 'error.sr.not_open'],
    [
      'after a withdrawal',
      visited({ ...minimal, status: 'WITHDRAWN', signers: [{ ...visitorSigner, status: 'WITHDRAWN' }] }),
      'error.sr.withdrawn',
    ],
  ] as const)
    pact.expects(`a visitor’s question to the wallet ${when}: ${wallet}`, start, {
      given,
      ...{ credentials, call },
      refuses,
    });
  pact.expects(`a visitor’s question to the wallet for another request: ${wallet}`, start, {
    given: needed,
    ...{ credentials, call: { body: { signatureRequestId: businessId } } },
    refuses: 'error.not_found',
  });
  pact.expects(`a visitor’s question to the wallet, with a secret that is none: ${wallet}`, start, {
    given: needed,
    ...{ credentials: wrong, call },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects(`an end of a visitor’s question to the wallet: ${wallet}`, cancel, {
    given: [...needed, underWay],
    ...{ credentials, call: own },
    answers: { status: 200, example: noIdentExample },
  });
  for (const [when, given, body, refuses] of [
    ['that was never asked', needed, own, 'error.not_found'],
    ['that was answered', [...needed, over], own, 'error.identification.ended'],
    ['while nobody answers', [...needed, underWay, isAway], own, 'error.unavailable'],
    [
      'with another address',
      [...needed, underWay],
      { body: { email: 'else@example.it' } },
      'error.identification.email_differs',
    ],
  ] as const)
    pact.expects(`an end of a visitor’s question to the wallet ${when}: ${wallet}`, cancel, {
      given,
      ...{ credentials, call: body },
      refuses,
    });
  pact.expects(`an end of a visitor’s question to the wallet, with a secret that is none: ${wallet}`, cancel, {
    given: needed,
    ...{ credentials: wrong, call: own },
    refuses: 'error.auth.credentials_invalid',
  });
}
