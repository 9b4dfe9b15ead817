import { passkeyExample, recoveryCodesExample, twoStepExample } from '@sigillum/api-contracts/two-step/examples.ts';
import * as twoStepEndpoints from '@sigillum/api-contracts/two-step/index.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { createSoftwareAuthenticator } from '@sigillum/server/testing/software-authenticator.ts';
import { describePact, type Given } from '../support/describe-pact.ts';

const { beginTotp, confirmTotp, finishLogin, getTwoStep, removeTotp, renewRecoveryCodes } = twoStepEndpoints;
const { addPasskey, beginPasskey, beginPasskeyLogin, beginPasskeyProof, loginWithPasskey, removePasskey } =
  twoStepEndpoints;
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

/** The same key and the same questions each time, so that the pact holds the very answers. */
const authenticator = createSoftwareAuthenticator(Buffer.alloc(32, 'pact of two-step'));
const question = Buffer.alloc(32, 'what it is asked').toString('base64url');
const passkeyChallenge = 'Wm3Kd8Rt5Xq1Vn6Bz0Hs9Gy4Pc7Jf2Ae-Uo_iLTxEqY';
const passkey = { ...passkeyExample, id: '4d7a2f18-6c3b-4e95-b0a1-2d3e4f5a6b7c' };
const { credentialId, publicKey } = authenticator;
const hasPasskey: Given = [
  'a passkey protects an account',
  { userId: id, id: passkey.id, name: passkey.name, credentialId, publicKey },
];
const asked = (purpose: 'passkey_login' | 'passkey_proof' | 'passkey_registration'): Given => [
  'an authenticator was asked',
  {
    purpose,
    userId: purpose === 'passkey_login' ? null : id,
    challenge: passkeyChallenge,
    webauthnChallenge: question,
  },
];
const asks = { challenge: passkeyChallenge, expiration: '2005-03-18T02:08:31.000Z', options: { challenge: question } };

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
  pact.expects('how an account with a passkey is protected', getTwoStep, {
    given: [...loggedIn, hasPasskey],
    call: {},
    credentials,
    answers: {
      status: 200,
      example: { totpSince: null, passkeys: [{ ...passkey, lastUsedAt: null }], recoveryCodesLeft: 0, events: [] },
    },
  });
  pact.expects('the wish for a passkey', beginPasskey, {
    given: loggedIn,
    call: { body: { password } },
    credentials,
    answers: { status: 200, example: asks },
  });
  const registration = authenticator.register(question);
  pact.expects('a new passkey', addPasskey, {
    given: [...loggedIn, asked('passkey_registration')],
    call: { body: { challenge: passkeyChallenge, name: passkey.name, registration } },
    credentials,
    answers: { status: 201, example: { passkey: { ...passkey, lastUsedAt: null }, recoveryCodes: [recoveryCode] } },
  });
  pact.expects('a new passkey that was made for another host', addPasskey, {
    given: [...loggedIn, asked('passkey_registration')],
    call: {
      body: {
        challenge: passkeyChallenge,
        name: passkey.name,
        registration: authenticator.register(question, { host: 'sigillum.example' }),
      },
    },
    credentials,
    refuses: 'error.two_step.passkey_refused',
  });
  pact.expects('a new passkey that nobody has asked for', addPasskey, {
    given: loggedIn,
    call: { body: { challenge: passkeyChallenge, name: passkey.name, registration } },
    credentials,
    refuses: 'error.two_step.challenge_invalid',
  });

  const assertion = authenticator.answer(question);
  const proof = { challenge: passkeyChallenge, assertion };
  pact.expects('the question for any passkey', beginPasskeyLogin, {
    given: [clock, account],
    call: { body: {} },
    answers: { status: 200, example: asks },
  });
  pact.expects('the question for a passkey as the second step', beginPasskeyLogin, {
    given: [clock, account, hasPasskey, begun('fresh')],
    call: { body: { challenge } },
    answers: { status: 200, example: asks },
  });
  pact.expects('the question for a passkey as a second step that has expired', beginPasskeyLogin, {
    given: [clock, account, hasPasskey, begun('expired')],
    call: { body: { challenge } },
    refuses: 'error.two_step.challenge_invalid',
  });
  pact.expects('a login with a passkey', loginWithPasskey, {
    given: [clock, account, hasPasskey, asked('passkey_login')],
    call: { body: { challenge: passkeyChallenge, assertion } },
    answers: { status: 200, example: session },
  });
  pact.expects('a login with a passkey that nobody has added', loginWithPasskey, {
    given: [clock, account, asked('passkey_login')],
    call: { body: { challenge: passkeyChallenge, assertion } },
    refuses: 'error.two_step.proof_wrong',
  });
  pact.expects('a login with a passkey that nobody has asked for', loginWithPasskey, {
    given: [clock, account, hasPasskey],
    call: { body: { challenge: passkeyChallenge, assertion } },
    refuses: 'error.two_step.challenge_invalid',
  });
  pact.expects('the second step of a log-in with a passkey', finishLogin, {
    given: [clock, account, hasPasskey, begun('fresh'), asked('passkey_proof')],
    call: { body: { challenge, proof } },
    answers: { status: 200, example: session },
  });

  pact.expects('the question for a passkey as a proof', beginPasskeyProof, {
    given: [...loggedIn, hasPasskey],
    call: {},
    credentials,
    answers: { status: 200, example: asks },
  });
  const end = { params: { id: passkey.id }, body: { password, proof } };
  const endGiven = [...loggedIn, hasPasskey, asked('passkey_proof')] as const;
  pact.expects('the end of a passkey', removePasskey, {
    given: endGiven,
    call: end,
    credentials,
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the end of a passkey that is not there', removePasskey, {
    given: endGiven,
    call: { ...end, params: { id: '9d7a2f18-6c3b-4e95-b0a1-2d3e4f5a6b7c' } },
    credentials,
    refuses: 'error.not_found',
  });
  pact.expects('the end of a passkey, with a proof that nobody has asked for', removePasskey, {
    given: [...loggedIn, hasPasskey],
    call: end,
    credentials,
    refuses: 'error.two_step.proof_wrong',
  });
  pact.expects('the end of a passkey, after too many wrong codes', removePasskey, {
    given: [...endGiven, failed],
    call: end,
    credentials,
    refuses: 'error.two_step.locked',
  });
  pact.expects('the end of codes of an app by somebody who has only a passkey', removeTotp, {
    given: endGiven,
    call: { body: { password, proof } },
    credentials,
    refuses: 'error.not_found',
  });
  for (const [receives, endpoint, call] of [
    ['the wish for a passkey', beginPasskey, { body: { password: 'not this one' } }],
    ['the end of a passkey', removePasskey, { ...end, body: { password: 'not this one', proof } }],
  ] as const) {
    pact.expects(`${receives}, with a wrong password`, endpoint, {
      given: endGiven,
      call,
      credentials,
      refuses: 'error.user.password_wrong',
    });
    pact.expects(`${receives}, after too many wrong passwords`, endpoint, {
      given: [...endGiven, passwordsFailed],
      call,
      credentials,
      refuses: 'error.user.password_locked',
    });
  }
  for (const [receives, endpoint, call] of [
    ['how an account is protected', getTwoStep, {}],
    ['the wish for codes of an app', beginTotp, { body: { password } }],
    ['the first code of an app', confirmTotp, { body: { code } }],
    ['the end of codes of an app', removeTotp, proven],
    ['the wish for new recovery codes', renewRecoveryCodes, proven],
    ['the wish for a passkey', beginPasskey, { body: { password } }],
    ['a new passkey', addPasskey, { body: { challenge: passkeyChallenge, name: passkey.name, registration } }],
    ['the question for a passkey as a proof', beginPasskeyProof, {}],
    ['the end of a passkey', removePasskey, end],
  ] as const) {
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [clock, account, ['an access token of an account exists', { userId: id, token, condition: 'revoked' }]],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  }
});
