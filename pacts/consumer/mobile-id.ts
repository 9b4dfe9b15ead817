import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import {
  mobileIdExample,
  mobileIdQuestionExample,
  noMobileIdExample,
} from '@sigillum/api-contracts/identification/mobile-id-examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import {
  anna,
  business,
  memberSigner,
  noemi,
  ownerId,
  ownerToken,
  request,
  restedAnna,
  secondSid,
  signerId,
  signerToken,
  stranger,
  strangerToken,
  triedTooOften,
  visitorSigner,
} from '../support/signature-requests.ts';

const { id } = mobileIdQuestionExample;
const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const connected: Given = ['a Mobile ID is connected', { userId: ownerId }];
const asked: Given = ['a phone is being asked', { id, userId: ownerId, sessionToken: ownerToken }];
const connect = { body: { purpose: 'connect' as const } };
const proved = { body: { purpose: 'connect' as const, password: 'Not this one 4711' } };
const test = { body: { purpose: 'test' as const } };
const sign = { body: { purpose: 'sign' as const, signatureRequestIds: [requestId] } };

/** A request with Noémi as its signer, and her Mobile ID. */
const shared = (change: Parameters<typeof request>[0] = {}): readonly [Given, ...Given[]] => [
  ...business,
  ...noemi,
  request({ quality: 'AES', signers: [memberSigner, { ...visitorSigner, sid: secondSid }], ...change }),
  ['a Mobile ID is connected', { userId: signerId }],
];

/** What the app asks of Mobile ID. */
export function expectMobileId(pact: AreaPact): void {
  pact.expects('Mobile ID, which is connected', endpoints.getMobileId, {
    given: [...anna, connected],
    credentials: owner,
    call: {},
    answers: { status: 200, example: mobileIdExample },
  });
  pact.expects('Mobile ID, about which the phone is being asked', endpoints.getMobileId, {
    given: [...anna, asked],
    credentials: owner,
    call: {},
    answers: { status: 200, example: { ...noMobileIdExample, question: mobileIdQuestionExample } },
  });
  pact.expects('Mobile ID of nobody', endpoints.getMobileId, {
    given: anna,
    credentials: nobody,
    call: {},
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a question on the phone', endpoints.askByMobileId, {
    given: [...anna, connected],
    credentials: owner,
    call: test,
    answers: { status: 201, example: { ...mobileIdQuestionExample, purpose: 'test' } },
  });
  pact.expects('a question on the phone that is open', endpoints.askByMobileId, {
    given: [...anna, asked],
    credentials: owner,
    call: connect,
    answers: { status: 200, example: mobileIdQuestionExample },
  });
  pact.expects('a question on the phone about an advanced signature', endpoints.askByMobileId, {
    given: shared(),
    credentials: { bearer: signerToken },
    call: sign,
    answers: { status: 201, example: { ...mobileIdQuestionExample, purpose: 'sign' } },
  });
  for (const [name, given, call, key] of [
    ['of somebody without a number', anna, connect, 'error.mobile_id.mobile_missing'],
    ['of somebody without Mobile ID', [...anna, asked], test, 'error.mobile_id.not_connected'],
    ['that is asked something else', [...anna, connected, asked], test, 'error.mobile_id.busy'],
    ['with a wrong password', anna, proved, 'error.user.password_wrong'],
    ['after too many wrong passwords', [...anna, triedTooOften], proved, 'error.user.password_locked'],
    ['some hours after the log-in', restedAnna, connect, 'error.user.login_too_old'],
    [
      'where Mobile ID is not set up',
      [...anna, ['Mobile ID is not set up', {}]],
      connect,
      'error.mobile_id.not_offered',
    ],
  ] as const) {
    pact.expects(`a question on the phone ${name}`, endpoints.askByMobileId, {
      given,
      credentials: owner,
      call,
      refuses: key,
    });
  }
  const waiting = { ...memberSigner, sequence: 2, status: 'WAITING' } as const;
  for (const [name, given, key] of [
    [
      'that the person has signed',
      shared({ signers: [{ ...memberSigner, status: 'SIGNED' }] }),
      'error.sign.already_signed',
    ],
    [
      'before the turn',
      shared({ signers: [{ ...visitorSigner, sid: secondSid, sequence: 1 }, waiting] }),
      'error.sign.not_your_turn',
    ],
    ['that nobody here can sign', shared({ quality: 'QES' }), 'error.sign.quality_insufficient'],
    ['of others', shared({ signers: [visitorSigner] }), 'error.not_found'],
    ['that is not open', shared({ status: 'DECLINED' }), 'error.sr.not_open'],
    ['that was withdrawn', shared({ status: 'WITHDRAWN' }), 'error.sr.withdrawn'],
  ] as const) {
    pact.expects(`a question on the phone about a request ${name}`, endpoints.askByMobileId, {
      given,
      credentials: { bearer: signerToken },
      call: sign,
      refuses: key,
    });
  }
  pact.expects('a question on the phone of nobody', endpoints.askByMobileId, {
    given: anna,
    credentials: nobody,
    call: connect,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a look at the phone', endpoints.lookAtMobileId, {
    given: [...anna, asked],
    credentials: owner,
    call: { params: { id } },
    answers: { status: 200, example: { ...mobileIdQuestionExample, state: 'confirmed' } },
  });
  pact.expects('a look at the phone of somebody else', endpoints.lookAtMobileId, {
    given: [...anna, asked, ...stranger],
    credentials: { bearer: strangerToken },
    call: { params: { id } },
    refuses: 'error.not_found',
  });
  pact.expects('a look at the phone by nobody', endpoints.lookAtMobileId, {
    given: anna,
    credentials: nobody,
    call: { params: { id } },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('an end of Mobile ID', endpoints.disconnectMobileId, {
    given: [...anna, connected],
    credentials: owner,
    call: { body: {} },
    answers: { status: 200, example: noMobileIdExample },
  });
  pact.expects('an end of Mobile ID where there is none', endpoints.disconnectMobileId, {
    given: anna,
    credentials: owner,
    call: { body: {} },
    refuses: 'error.mobile_id.not_connected',
  });
  pact.expects('an end of Mobile ID with a wrong password', endpoints.disconnectMobileId, {
    given: [...anna, connected],
    credentials: owner,
    call: { body: { password: 'Not this one 4711' } },
    refuses: 'error.user.password_wrong',
  });
  pact.expects('an end of Mobile ID after too many wrong passwords', endpoints.disconnectMobileId, {
    given: [...anna, connected, triedTooOften],
    credentials: owner,
    call: { body: { password: 'Not this one 4711' } },
    refuses: 'error.user.password_locked',
  });
  pact.expects('an end of Mobile ID some hours after the log-in', endpoints.disconnectMobileId, {
    given: [...restedAnna, connected],
    credentials: owner,
    call: { body: {} },
    refuses: 'error.user.login_too_old',
  });
  pact.expects('an end of Mobile ID by nobody', endpoints.disconnectMobileId, {
    given: anna,
    credentials: nobody,
    call: { body: {} },
    refuses: 'error.auth.token_invalid',
  });
}
