import { recoveryCodesExample, twoStepExample } from '@sigillum/api-contracts/two-step/examples.ts';
import { twoStepEndpoints } from '@sigillum/api-contracts/two-step/index.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { userEndpoints } from '@sigillum/api-contracts/user/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';

const { beginTotp, confirmTotp, finishLogin, getTwoStep, removeTotp, renewRecoveryCodes } = twoStepEndpoints;
const { id, email, firstName, lastName } = userExample;
const password = 'kupfer Wolke 93 Segel';
const token = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';
const challenge = 'qXb3Vn8Lr5Tz1Mk6Wd0Hs9Gy4Pc7Jf2Ae-Uo_iRtKxE';
const credentials = { bearer: token };
/** The secret of RFC 6238, and what it shows at its time 1111111111. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const instant = '2005-03-18T01:58:31.000Z';
const code = '050471';
const wrong = '000000';
const [recoveryCode] = recoveryCodesExample;

const clock: Given = ['the clock stands at an instant', { instant }];
const account: Given = ['a person has an account', { id, email, firstName, lastName, lang: 'de', password }];
const live: Given = ['an access token of an account exists', { userId: id, token }];
const loggedIn = [clock, account, live] as const;
const isOn: Given = [
  'codes of an app protect an account',
  { userId: id, secret, recoveryCodes: [...recoveryCodesExample] },
];
const isWaiting = (condition: 'fresh' | 'expired'): Given => [
  'codes of an app wait for the first one',
  { userId: id, secret, condition },
];
const begun = (condition: 'fresh' | 'used' | 'expired'): Given => [
  'a log-in waits for its second step',
  { userId: id, challenge, condition },
];
const failed: Given = ['second steps of an account failed', { userId: id, times: 5 }];
const passwordsFailed: Given = ['changes of a password failed', { userId: id, times: 5 }];

describePact('two-step', (pact) => {
  pact.expects('a login of an account with a second factor', userEndpoints.login, {
    given: [clock, account, isOn],
    call: { body: { email, password } },
    refuses: 'error.two_step.needed',
  });
  const session = { token, expiration: '2005-03-19T01:58:31.000Z' };
  for (const [name, proof] of [
    ['a code of an app', { code }],
    ['a recovery code', { code: recoveryCode! }],
  ] as const) {
    pact.expects(`the second step of a log-in with ${name}`, finishLogin, {
      given: [clock, account, isOn, begun('fresh')],
      call: { body: { challenge, proof } },
      answers: { status: 200, example: session },
    });
  }
  pact.expects('the second step of a log-in with a wrong code', finishLogin, {
    given: [clock, account, isOn, begun('fresh')],
    call: { body: { challenge, proof: { code: wrong } } },
    refuses: 'error.two_step.proof_wrong',
  });
  for (const condition of ['used', 'expired'] as const) {
    pact.expects(`the second step of a log-in that was ${condition}`, finishLogin, {
      given: [clock, account, isOn, begun(condition)],
      call: { body: { challenge, proof: { code } } },
      refuses: 'error.two_step.challenge_invalid',
    });
  }
  pact.expects('the second step of a log-in after too many failures', finishLogin, {
    given: [clock, account, isOn, begun('fresh'), failed],
    call: { body: { challenge, proof: { code } } },
    refuses: 'error.two_step.locked',
  });

  pact.expects('how an account without a second factor is protected', getTwoStep, {
    given: loggedIn,
    call: {},
    credentials,
    answers: { status: 200, example: { totpSince: null, passkeys: [], recoveryCodesLeft: 0, events: [] } },
  });
  pact.expects('how an account with codes of an app is protected', getTwoStep, {
    given: [...loggedIn, isOn],
    call: {},
    credentials,
    answers: { status: 200, example: { ...twoStepExample, events: [] } },
  });

  pact.expects('the wish for codes of an app', beginTotp, {
    given: loggedIn,
    call: { body: { password } },
    credentials,
    answers: {
      status: 200,
      example: {
        secret,
        uri: `otpauth://totp/Sigillum%3A${encodeURIComponent(email)}?secret=${secret}&issuer=Sigillum`,
        expiration: '2005-03-18T02:13:31.000Z',
      },
    },
  });
  pact.expects('the wish for codes of an app that are on already', beginTotp, {
    given: [...loggedIn, isOn],
    call: { body: { password } },
    credentials,
    refuses: 'error.two_step.totp_exists',
  });

  pact.expects('the first code of an app', confirmTotp, {
    given: [...loggedIn, isWaiting('fresh')],
    call: { body: { code } },
    credentials,
    answers: { status: 200, example: { recoveryCodes: [recoveryCode] } },
  });
  for (const [receives, given, refuses] of [
    ['a first code that is wrong', isWaiting('fresh'), 'error.two_step.proof_wrong'],
    ['a first code that comes too late', isWaiting('expired'), 'error.two_step.set_up_expired'],
  ] as const) {
    pact.expects(receives, confirmTotp, {
      given: [...loggedIn, given],
      call: { body: { code: wrong } },
      credentials,
      refuses,
    });
  }
  pact.expects('a first code after too many failures', confirmTotp, {
    given: [...loggedIn, isWaiting('fresh'), failed],
    call: { body: { code } },
    credentials,
    refuses: 'error.two_step.locked',
  });

  pact.expects('the end of codes of an app', removeTotp, {
    given: [...loggedIn, isOn],
    call: { body: { password, proof: { code } } },
    credentials,
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the end of codes of an app that are not on', removeTotp, {
    given: [...loggedIn, isWaiting('fresh')],
    call: { body: { password, proof: { code } } },
    credentials,
    refuses: 'error.two_step.proof_wrong',
  });
  pact.expects('the wish for new recovery codes', renewRecoveryCodes, {
    given: [...loggedIn, isOn],
    call: { body: { password, proof: { code } } },
    credentials,
    answers: { status: 200, example: { recoveryCodes: [recoveryCode] } },
  });

  const proven = { body: { password, proof: { code } } };
  for (const [receives, endpoint, call] of [
    ['the wish for codes of an app', beginTotp, { body: { password: 'not this one' } }],
    ['the end of codes of an app', removeTotp, { body: { ...proven.body, password: 'not this one' } }],
    ['the wish for new recovery codes', renewRecoveryCodes, { body: { ...proven.body, password: 'not this one' } }],
  ] as const) {
    pact.expects(`${receives}, with a wrong password`, endpoint, {
      given: [...loggedIn, isOn],
      call,
      credentials,
      refuses: 'error.user.password_wrong',
    });
    pact.expects(`${receives}, after too many wrong passwords`, endpoint, {
      given: [...loggedIn, isOn, passwordsFailed],
      call,
      credentials,
      refuses: 'error.user.password_locked',
    });
  }
  for (const [receives, endpoint] of [
    ['the end of codes of an app', removeTotp],
    ['the wish for new recovery codes', renewRecoveryCodes],
  ] as const) {
    pact.expects(`${receives}, with a wrong code`, endpoint, {
      given: [...loggedIn, isOn],
      call: { body: { password, proof: { code: wrong } } },
      credentials,
      refuses: 'error.two_step.proof_wrong',
    });
    pact.expects(`${receives}, after too many wrong codes`, endpoint, {
      given: [...loggedIn, isOn, failed],
      call: proven,
      credentials,
      refuses: 'error.two_step.locked',
    });
  }
  for (const [receives, endpoint, call] of [
    ['how an account is protected', getTwoStep, {}],
    ['the wish for codes of an app', beginTotp, { body: { password } }],
    ['the first code of an app', confirmTotp, { body: { code } }],
    ['the end of codes of an app', removeTotp, proven],
    ['the wish for new recovery codes', renewRecoveryCodes, proven],
  ] as const) {
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [clock, account, ['an access token of an account exists', { userId: id, token, condition: 'revoked' }]],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  }
});
