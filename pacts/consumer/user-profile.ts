import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { phoneVerificationExample, sessionExample, userExample } from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';

const { cancelEmailChange, cancelPhoneCode, confirmEmail, endOtherSessions, endSession } = userEndpoints;
const { getReferralLink, keepCelloCode, listSessions, resendPhoneCode, respondPhoneCode, updateUser } = userEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const { id, mobile } = phoneVerificationExample;
const token = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';
const linkToken = 'kT5wQ9rY2uJ7pLd0XcV3bNm8ZsA4gHf6eRt1yUi2oPk';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName, lang: 'de' }];
const session = (condition: 'live' | 'revoked'): Given => [
  'an access token of an account exists',
  { userId, token, condition, sessionId: sessionExample.id },
];
const loggedIn: readonly [Given, Given] = [account, session('live')];
const code = '482913';
const waiting = (more: { age?: number; isLocked?: boolean } = {}): Given => [
  'a mobile number waits for its proof',
  { userId, id, mobile, code, ...more },
];
const wanted = 'nora.frei@example.ch';
const emailChange = { email: wanted, expiresAt: '2026-11-22T08:37:13.000Z' };
const newAddress: Given = ['a new address waits for its confirmation', { userId, email: wanted, token: linkToken }];
const ok = { status: 200, example: { ok: true } } as const;

/** What a person changes in their profile: number, address, sessions. */
export function expectProfile(pact: AreaPact): void {
  const refuseStranger = <E extends Endpoint>(what: string, endpoint: E, call: EndpointCall<E>) =>
    pact.expects(`${what} by a token that has ended`, endpoint, {
      given: [account, session('revoked')],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });

  pact.expects('a new mobile number', updateUser, {
    given: loggedIn,
    call: { body: { mobile } },
    credentials,
    answers: { status: 200, example: { ...userExample, phoneVerification: phoneVerificationExample } },
  });
  pact.expects('a new mobile number half a minute after another', updateUser, {
    given: [...loggedIn, waiting({ age: 5 })],
    call: { body: { mobile: '41790000001' } },
    credentials,
    refuses: 'error.user.code_too_soon',
  });
  pact.expects('a new mobile number after five wrong codes', updateUser, {
    given: [...loggedIn, waiting({ isLocked: true })],
    call: { body: { mobile } },
    credentials,
    refuses: 'error.user.code_locked',
  });
  pact.expects('a new e-mail address', updateUser, {
    given: loggedIn,
    call: { body: { email: wanted } },
    credentials,
    answers: { status: 200, example: { ...userExample, emailChange } },
  });
  pact.expects('a change of a name that an identification has fixed', updateUser, {
    given: [...loggedIn, ['an identification has fixed fields of an account', { userId, fields: ['lastName'] }]],
    call: { body: { lastName: 'Frei' } },
    credentials,
    refuses: 'error.user.field_fixed',
  });

  const respond = { params: { id }, body: { secret: code } };
  pact.expects('the code of a mobile number', respondPhoneCode, {
    given: [...loggedIn, waiting()],
    call: respond,
    credentials,
    answers: ok,
  });
  for (const [what, more, secret, refuses] of [
    ['a wrong code', {}, '111111', 'error.user.code_invalid'],
    ['a code that has expired', { age: 700 }, code, 'error.user.code_expired'],
    ['a code after five wrong ones', { isLocked: true }, code, 'error.user.code_locked'],
  ] as const) {
    pact.expects(what, respondPhoneCode, {
      given: [...loggedIn, waiting(more)],
      call: { params: { id }, body: { secret } },
      credentials,
      refuses,
    });
  }
  pact.expects('the code of a number that does not wait', respondPhoneCode, {
    given: loggedIn,
    call: respond,
    credentials,
    refuses: 'error.not_found',
  });
  refuseStranger('the code of a mobile number', respondPhoneCode, respond);

  pact.expects('the wish for another code', resendPhoneCode, {
    given: [...loggedIn, waiting()],
    call: { params: { id } },
    credentials,
    answers: { status: 200, example: { expiresIn: 600, resendIn: 30 } },
  });
  for (const [what, given, refuses] of [
    ['at once', [waiting({ age: 5 })], 'error.user.code_too_soon'],
    ['after five wrong ones', [waiting({ isLocked: true })], 'error.user.code_locked'],
    ['for a number that does not wait', [], 'error.not_found'],
  ] as const) {
    pact.expects(`the wish for another code ${what}`, resendPhoneCode, {
      given: [...loggedIn, ...given],
      call: { params: { id } },
      credentials,
      refuses,
    });
  }
  refuseStranger('the wish for another code', resendPhoneCode, { params: { id } });

  pact.expects('the end of a proof', cancelPhoneCode, {
    given: [...loggedIn, waiting()],
    call: { params: { id } },
    credentials,
    answers: ok,
  });
  pact.expects('the end of a proof that does not wait', cancelPhoneCode, {
    given: loggedIn,
    call: { params: { id } },
    credentials,
    refuses: 'error.not_found',
  });
  refuseStranger('the end of a proof', cancelPhoneCode, { params: { id } });

  pact.expects('the confirmation of a new address', confirmEmail, {
    given: [...loggedIn, newAddress],
    call: { body: { token: linkToken } },
    credentials,
    answers: { status: 200, example: { ...userExample, email: wanted } },
  });
  pact.expects('the confirmation of a new address by a link that leads nowhere', confirmEmail, {
    given: loggedIn,
    call: { body: { token: linkToken } },
    credentials,
    refuses: 'error.user.confirmation_invalid',
  });
  refuseStranger('the confirmation of a new address', confirmEmail, { body: { token: linkToken } });
  pact.expects('the end of a change of the address', cancelEmailChange, {
    given: [...loggedIn, newAddress],
    call: {},
    credentials,
    answers: { status: 200, example: userExample },
  });
  refuseStranger('the end of a change of the address', cancelEmailChange, {});

  pact.expects('the list of sessions', listSessions, {
    given: loggedIn,
    call: {},
    credentials,
    answers: { status: 200, example: { sessions: [{ ...sessionExample, ip: null, userAgent: null }] } },
  });
  refuseStranger('the list of sessions', listSessions, {});
  const one = { params: { id: sessionExample.id } };
  pact.expects('the end of a session', endSession, { given: loggedIn, call: one, credentials, answers: ok });
  pact.expects('the end of a session that is none', endSession, {
    given: loggedIn,
    call: { params: { id } },
    credentials,
    refuses: 'error.not_found',
  });
  refuseStranger('the end of a session', endSession, one);
  pact.expects('the end of all other sessions', endOtherSessions, {
    given: loggedIn,
    call: {},
    credentials,
    answers: ok,
  });
  refuseStranger('the end of all other sessions', endOtherSessions, {});

  const recommendation = { body: { celloUCC: 'friend-1' } };
  pact.expects('the code of a recommendation', keepCelloCode, {
    given: loggedIn,
    call: recommendation,
    credentials,
    answers: ok,
  });
  refuseStranger('the code of a recommendation', keepCelloCode, recommendation);
  pact.expects('the link to recommend by, where nobody is rewarded', getReferralLink, {
    given: loggedIn,
    call: {},
    credentials,
    answers: { status: 200, example: { link: null } },
  });
  refuseStranger('the link to recommend by', getReferralLink, {});
}
