import { requestId, signatureExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import {
  earlySignAnswerExample,
  signAnswerExample,
  stepAnswerExample,
  stepUpExample,
  tanSentExample,
} from '@sigillum/api-contracts/signing/examples.ts';
import * as endpoints from '@sigillum/api-contracts/signing/index.ts';
import { createSoftwareAuthenticator } from '@sigillum/server/testing/software-authenticator.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import {
  business,
  businessId,
  memberSigner,
  noemi,
  ownerId,
  ownerToken,
  request,
  secondSid,
  signerId,
  signerToken,
  stranger,
  strangerToken,
  visit,
  visited,
  visitorSigner,
} from '../support/signature-requests.ts';

const signer = { bearer: signerToken };
const call = { body: { signatureRequests: [{ signatureRequestId: requestId }] } };
const tan = '482913';
const callWith = (code: string) => ({ body: { ...call.body, tan: code } });
const { sid } = signatureExample;

const mobile = '41791234567';
const sent = (
  change: { sentSecondsAgo?: number; channel?: 'sms'; attempts?: number; lockedForSeconds?: number } = {},
): Given => ['a code was sent to a signer', { sid, tan, sentSecondsAgo: 120, ...change }];
const locked: Given = ['somebody is signing a request', { requestId, sid: secondSid }];

/** The secret of RFC 6238, and what it shows at its time 1111111111. */
const hasApp: Given = [
  'codes of an app protect an account',
  { userId: signerId, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
];
const totp = '050471';
const totpInstant = '2005-03-18T01:58:31.000Z';
const failed: Given = ['second steps of an account failed', { userId: signerId, times: 5 }];
const stepUpCall = { body: { signatureRequestIds: [requestId], proof: { code: totp } } };

/** A request with Noémi as its signer. */
const shared = (change: Parameters<typeof request>[0] = {}): readonly [Given, ...Given[]] => [
  ...business,
  ...noemi,
  request({ signers: [memberSigner, { ...visitorSigner, sid: secondSid }], ...change }),
];
const guest = (change: Parameters<typeof request>[0] = {}): readonly [Given, ...Given[]] => visited(change);

const advanced = shared({ quality: 'AES', signers: [{ ...memberSigner, mobile }] });

const origin = 'https://portal.example.ch';
const allowed: Given = ['a business lets sites show its pages', { businessId, origins: [origin] }];
const embedToken = 'embed-pQ7rS9tV0wX2ybC4dE6fG8hJ1kL3mN5';
const embedded = (change: { isUsed?: boolean } = {}): Given => [
  'an embed address of a visitor exists',
  { sid, token: embedToken, origin, ...change },
];

/** Noémi on Anna's device, which was handed to her. */
const authenticator = createSoftwareAuthenticator(Buffer.alloc(32, 'pact of signing'));
const held = { userid: 'ho-Zx9Cv8Bn7Mq6Wl5Ek4Rj3Th2Yg1Uf0Ai', requestId };
const handedOver: readonly [Given, ...Given[]] = [
  ...shared(),
  [
    'a passkey protects an account',
    {
      ...{ userId: signerId, id: '5b6c7d8e-9f0a-4b1c-8d2e-3f4a5b6c7d8e', name: 'Telefon' },
      ...{ credentialId: authenticator.credentialId, publicKey: authenticator.publicKey },
    },
  ],
  ['a device was handed over', { sid, hostId: ownerId, token: held.userid }],
];
const wasAsked = (asked: { challenge: string; webauthnChallenge: string }): Given => [
  'a passkey was asked on a device that was handed over',
  { sid, userId: signerId, token: held.userid, ...asked },
];

describePact('signing', (pact) => {
  // In a frame of another site ----------------------------------------------------------------------------------------
  pact.expects('an embed address', endpoints.openEmbedAddress, {
    given: [...guest(), allowed, embedded()],
    call: { body: { token: embedToken } },
    answers: { status: 200, example: { request_id: requestId, userid: visit.userid, origin, language: null } },
  });
  pact.expects('an embed address that was opened before', endpoints.openEmbedAddress, {
    given: [...guest(), allowed, embedded({ isUsed: true })],
    call: { body: { token: embedToken } },
    refuses: 'error.embed.ended',
  });

  // In person ---------------------------------------------------------------------------------------------------------
  const handed = { params: { id: requestId, sid: secondSid } };
  pact.expects('a device for a signer who is there', endpoints.handOver, {
    given: shared(),
    credentials: { bearer: ownerToken },
    call: handed,
    answers: {
      status: 201,
      example: {
        url: `https://sign.example.ch/view/${requestId}/ho-x?exitURL=https%3A%2F%2Fsign.example.ch%2Fhanded-back`,
        expires_at: '2026-11-24T09:30:00.000Z',
      },
    },
  });
  pact.expects('a device for the signer of a request that is none of one’s own', endpoints.handOver, {
    given: [...shared(), ...stranger],
    credentials: { bearer: strangerToken },
    call: handed,
    refuses: 'error.not_found',
  });
  pact.expects('a device for a signer with a made-up token', endpoints.handOver, {
    given: shared(),
    credentials: { bearer: 'made-up' },
    call: handed,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the end of a hand-over with a made-up link', endpoints.endHandOverDirectly, {
    given: guest(),
    credentials: { basic: { ...visit, userid: 'made-up' } },
    call: {},
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('the end of a visit that no device was handed over for', endpoints.endHandOverDirectly, {
    given: guest(),
    credentials: { basic: visit },
    call: {},
    answers: { status: 200, example: { ok: true } },
  });

  const asked = { challenge: 'visit-cH4lL3ng3', webauthnChallenge: 'dmlzaXQgb2YgYSBzaWduZXI' };
  const answered = {
    body: { proof: { challenge: asked.challenge, assertion: authenticator.answer(asked.webauthnChallenge) } },
  };
  const ready = [...handedOver, wasAsked(asked)] as const;
  pact.expects('the question for the own passkey on a device that was handed over', endpoints.beginPasskeyDirectly, {
    given: handedOver,
    credentials: { basic: held },
    call: {},
    answers: {
      status: 200,
      example: {
        challenge: asked.challenge,
        expiration: '2026-11-24T09:10:00.000Z',
        options: { challenge: asked.webauthnChallenge },
      },
    },
  });
  pact.expects('a step-up by the own passkey on a device that was handed over', endpoints.stepUpDirectly, {
    given: ready,
    credentials: { basic: held },
    call: answered,
    answers: { status: 200, example: { ...stepUpExample, method: 'passkey' } },
  });
  pact.expects('a step-up by a passkey that was not asked there', endpoints.stepUpDirectly, {
    given: handedOver,
    credentials: { basic: held },
    call: answered,
    refuses: 'error.two_step.proof_wrong',
  });
  for (const [name, endpoint, handed] of [
    ['the question for a passkey', endpoints.beginPasskeyDirectly, {}],
    ['a step-up by a passkey', endpoints.stepUpDirectly, answered],
  ] as const) {
    pact.expects(`${name} in a visit that no device was handed over for`, endpoint, {
      given: guest(),
      credentials: { basic: visit },
      call: handed,
      refuses: 'error.not_found',
    });
    pact.expects(`${name} with a made-up link`, endpoint, {
      given: guest(),
      credentials: { basic: { ...visit, userid: 'made-up' } },
      call: handed,
      refuses: 'error.auth.credentials_invalid',
    });
  }

  // With an account ---------------------------------------------------------------------------------------------------
  pact.expects('a signature', endpoints.sign, {
    given: shared(),
    credentials: signer,
    call,
    answers: { status: 200, example: earlySignAnswerExample },
  });
  pact.expects('an advanced signature without a code', endpoints.sign, {
    given: shared({ quality: 'AES', signers: [{ ...memberSigner, mobile }] }),
    credentials: signer,
    call,
    refuses: 'error.sign.tan_required',
  });
  pact.expects('an advanced signature with the code that was sent to the phone', endpoints.sign, {
    given: [...shared({ quality: 'AES', signers: [{ ...memberSigner, mobile }] }), sent({ channel: 'sms' })],
    credentials: signer,
    call: callWith(tan),
    answers: { status: 200, example: { results: [{ ...signAnswerExample.results[0]!, quality: 'AES' }] } },
  });
  pact.expects('an advanced signature after a step-up', endpoints.sign, {
    given: [...advanced, ['a signer has stepped up', { sid, token: signerToken, method: 'totp' }]],
    credentials: signer,
    call,
    answers: { status: 200, example: { results: [{ ...signAnswerExample.results[0]!, quality: 'AES' }] } },
  });
  for (const [name, given, code, key] of [
    ['a wrong code', [...advanced, hasApp], '000000', 'error.two_step.proof_wrong'],
    ['a code of an account without a second factor', advanced, totp, 'error.two_step.proof_wrong'],
    ['a code after too many failures', [...advanced, hasApp, failed], totp, 'error.two_step.locked'],
    ['a code for a request that is not open', [...shared({ status: 'DECLINED' }), hasApp], totp, 'error.sr.not_open'],
    ['a code for a withdrawn request', [...shared({ status: 'WITHDRAWN' }), hasApp], totp, 'error.sr.withdrawn'],
  ] as const) {
    pact.expects(`a step-up with ${name}`, endpoints.stepUp, {
      given,
      credentials: signer,
      call: { body: { signatureRequestIds: [requestId], proof: { code } } },
      refuses: key,
    });
  }
  pact.expects('a step-up with a code of an app', endpoints.stepUp, {
    given: [['the clock stands at an instant', { instant: totpInstant }], ...advanced, hasApp],
    credentials: signer,
    call: stepUpCall,
    answers: { status: 200, example: stepUpExample },
  });
  pact.expects('a step-up by a stranger', endpoints.stepUp, {
    given: [...shared(), ...stranger],
    credentials: { bearer: strangerToken },
    call: stepUpCall,
    refuses: 'error.not_found',
  });
  pact.expects('a step-up with a token that is none', endpoints.stepUp, {
    given: shared(),
    credentials: { bearer: 'unknown' },
    call: stepUpCall,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('an advanced signature of somebody without mobile number', endpoints.sign, {
    given: shared({ quality: 'AES', signers: [memberSigner] }),
    credentials: signer,
    call,
    refuses: 'error.sign.mobile_required',
  });
  for (const [name, visualSignatureData, key] of [
    ['a line that no font can show', { optionalLine: '💥' }, 'error.visual_signature.not_drawable'],
    [
      'a picture that is none',
      { picture: { kind: 'image', content: 'bm8gaW1hZ2U=' } },
      'error.visual_signature.image_unreadable',
    ],
  ] as const) {
    pact.expects(`a signature that shows ${name}`, endpoints.sign, {
      given: shared(),
      credentials: signer,
      call: { body: { signatureRequests: [{ signatureRequestId: requestId, visualSignatureData }] } },
      refuses: key,
    });
  }
  pact.expects('the signature of a regulated record', endpoints.sign, {
    given: [...shared({ quality: 'PART11', signers: [memberSigner] }), sent()],
    credentials: signer,
    call: {
      body: {
        signatureRequests: [
          { signatureRequestId: requestId, signingName: 'Noémi Frei', signingReason: 'I approve this protocol' },
        ],
        tan,
      },
    },
    answers: { status: 200, example: { results: [{ ...signAnswerExample.results[0]!, quality: 'PART11' }] } },
  });
  pact.expects('the signature of a regulated record without name and reason', endpoints.sign, {
    given: shared({ quality: 'PART11', signers: [memberSigner] }),
    credentials: signer,
    call,
    refuses: 'error.sign.part11_required',
  });
  pact.expects('a signature of somebody who has signed', endpoints.sign, {
    given: shared({
      signers: [
        { ...memberSigner, status: 'SIGNED' },
        { ...visitorSigner, sid: secondSid },
      ],
    }),
    credentials: signer,
    call,
    refuses: 'error.sign.already_signed',
  });
  pact.expects('a signature before its turn', endpoints.sign, {
    given: shared({
      signers: [
        { ...memberSigner, status: 'WAITING' },
        { ...visitorSigner, sid: secondSid },
      ],
    }),
    credentials: signer,
    call,
    refuses: 'error.sign.not_your_turn',
  });
  pact.expects('a signature of other documents than were shown', endpoints.sign, {
    given: shared(),
    credentials: signer,
    call: { body: { signatureRequests: [{ signatureRequestId: requestId, shownDocuments: [requestId] }] } },
    refuses: 'error.sign.documents_changed',
  });
  pact.expects('a signature while another person signs', endpoints.sign, {
    given: [...shared(), locked],
    credentials: signer,
    call,
    refuses: 'error.sign.locked',
  });
  pact.expects('a signature of a request that somebody declined', endpoints.sign, {
    given: shared({ status: 'DECLINED' }),
    credentials: signer,
    call,
    refuses: 'error.sr.not_open',
  });
  pact.expects('a signature of a withdrawn request', endpoints.sign, {
    given: shared({ status: 'WITHDRAWN' }),
    credentials: signer,
    call,
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('a seal that nobody may use', endpoints.sign, {
    given: shared(),
    credentials: signer,
    call: { body: { ...call.body, sealAccountName: 'unknown' } },
    refuses: 'error.sign.seal_not_available',
  });
  pact.expects('a signature by a stranger', endpoints.sign, {
    given: [...shared(), ...stranger],
    credentials: { bearer: strangerToken },
    call,
    refuses: 'error.not_found',
  });
  pact.expects('a signature with a token that is none', endpoints.sign, {
    given: shared(),
    credentials: { bearer: 'unknown' },
    call,
    refuses: 'error.auth.token_invalid',
  });

  // With a link ---------------------------------------------------------------------------------------------------------
  pact.expects('a visitor’s signature with the code', endpoints.signDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: callWith(tan),
    answers: { status: 200, example: signAnswerExample },
  });
  pact.expects('a visitor’s signature of other documents than were shown', endpoints.signDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: {
      body: {
        ...callWith(tan).body,
        signatureRequests: [{ signatureRequestId: requestId, shownDocuments: [requestId] }],
      },
    },
    refuses: 'error.sign.documents_changed',
  });
  pact.expects('a visitor’s signature without a code', endpoints.signDirectly, {
    given: guest(),
    credentials: { basic: visit },
    call,
    refuses: 'error.sign.tan_required',
  });
  pact.expects('a visitor’s advanced signature without a code', endpoints.signDirectly, {
    given: guest({ quality: 'AES', signers: [{ ...visitorSigner, mobile }] }),
    credentials: { basic: visit },
    call,
    refuses: 'error.sign.tan_required',
  });
  pact.expects('a visitor’s advanced signature without a mobile number', endpoints.signDirectly, {
    given: guest({ quality: 'AES' }),
    credentials: { basic: visit },
    call,
    refuses: 'error.sign.mobile_required',
  });
  pact.expects('a visitor’s signature with a wrong code', endpoints.signDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: callWith('000000'),
    refuses: 'error.sign.tan_invalid',
  });
  pact.expects('a visitor’s signature with an old code', endpoints.signDirectly, {
    given: [...guest(), sent({ sentSecondsAgo: 1200 })],
    credentials: { basic: visit },
    call: callWith(tan),
    refuses: 'error.sign.tan_expired',
  });
  pact.expects('a visitor’s fifth wrong code', endpoints.signDirectly, {
    given: [...guest(), sent({ attempts: 4 })],
    credentials: { basic: visit },
    call: callWith('000000'),
    refuses: 'error.sign.tan_locked',
  });
  pact.expects('a visitor’s signature of a withdrawn request', endpoints.signDirectly, {
    given: guest({ status: 'WITHDRAWN' }),
    credentials: { basic: visit },
    call,
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('a signature with a made-up link', endpoints.signDirectly, {
    given: guest(),
    credentials: { basic: { ...visit, userid: 'made-up' } },
    call,
    refuses: 'error.auth.credentials_invalid',
  });

  // Steps at a trust service ----------------------------------------------------------------------------------------------
  const asks = (kind: 'otp' | 'redirect' | 'password'): Given => [
    'the trust service asks signers for a step',
    { kind },
  ];
  const qualified = { quality: 'QES' as const, signers: [memberSigner] };
  const waits: Given = ['a signature waits for its signer at the trust service', { requestId, token: signerToken }];
  const waitsDirectly: Given = [
    'a signature waits for its signer at the trust service',
    { requestId, userid: visit.userid },
  ];
  const [signed] = signAnswerExample.results;
  const signedQualified = { status: 200, example: { results: [{ ...signed!, quality: 'QES' as const }] } } as const;
  const [waiting] = stepAnswerExample.results;
  const waitingQualified = { results: [{ ...waiting!, quality: 'QES' as const }] };
  const redirected = {
    results: [
      {
        ...waitingQualified.results[0]!,
        step: { kind: 'redirect' as const, url: 'https://trust.example/authorize?redirect_uri=' },
      },
    ],
  };
  const askedForCode = {
    results: [
      {
        ...waitingQualified.results[0]!,
        step: {
          kind: 'otp' as const,
          challenge: 'A code was sent.',
          needs_password: false,
          needs_code: true,
          resend: { left: 3, after: 120_000 },
        },
      },
    ],
  };
  const redirectCall = { params: { id: requestId }, body: { params: { code: 'granted' } } };
  const proceedWith = (otp: string) => ({ params: { id: requestId }, body: { pwdotp: { password: 'secret', otp } } });

  pact.expects('a qualified signature', endpoints.sign, {
    given: [asks('otp'), ...shared(qualified)],
    credentials: signer,
    call,
    answers: { status: 200, example: waitingQualified },
  });
  pact.expects('the password and the code of the trust service', endpoints.proceedSwisscom, {
    given: [asks('otp'), ...shared(qualified), waits],
    credentials: signer,
    call: proceedWith('123456'),
    answers: signedQualified,
  });
  pact.expects('a wrong code of the trust service', endpoints.proceedSwisscom, {
    given: [asks('otp'), ...shared(qualified), waits],
    credentials: signer,
    call: proceedWith('000000'),
    refuses: 'error.sign.code_wrong',
  });
  pact.expects('the password of the trust service before its code', endpoints.proceedSwisscom, {
    given: [asks('password'), ...shared(qualified), waits],
    credentials: signer,
    call: { params: { id: requestId }, body: { pwdotp: { password: 'secret' } } },
    answers: { status: 200, example: askedForCode },
  });
  pact.expects('a wrong password of the trust service', endpoints.proceedSwisscom, {
    given: [asks('password'), ...shared(qualified), waits],
    credentials: signer,
    call: { params: { id: requestId }, body: { pwdotp: { password: 'forgotten' } } },
    refuses: 'error.sign.password_wrong',
  });
  pact.expects('an expired code of the trust service', endpoints.proceedSwisscom, {
    given: [asks('password'), ...shared(qualified), waits],
    credentials: signer,
    call: proceedWith('999999'),
    refuses: 'error.sign.code_expired',
  });
  pact.expects('another code of the trust service, too soon', endpoints.proceedSwisscom, {
    given: [asks('password'), ...shared(qualified), waits],
    credentials: signer,
    call: { params: { id: requestId }, body: { pwdotp: { resend: true } } },
    refuses: 'error.sign.resend_refused',
  });
  pact.expects('a code that nothing waits for', endpoints.proceedSwisscom, {
    given: shared(),
    credentials: signer,
    call: proceedWith('123456'),
    refuses: 'error.sign.step_unknown',
  });
  pact.expects('a code of the trust service with a token that is none', endpoints.proceedSwisscom, {
    given: shared(),
    credentials: { bearer: 'unknown' },
    call: proceedWith('123456'),
    refuses: 'error.auth.token_invalid',
  });
  pact.expects(
    'a qualified signature of somebody who has not accepted the terms of the trust service',
    endpoints.sign,
    {
      given: [
        asks('redirect'),
        ...shared(qualified),
        ['an account has not accepted the terms of the trust service', { userId: signerId }],
      ],
      credentials: signer,
      call,
      refuses: 'error.sign.terms_required',
    },
  );
  pact.expects('the start of a signature with a redirect', endpoints.createPar, {
    given: [asks('redirect'), ...shared(qualified)],
    credentials: signer,
    call: {
      params: { id: requestId, sid },
      body: { language: 'fr', redirect_query_params: { request: requestId }, signingReason: 'I agree' },
    },
    answers: { status: 200, example: redirected },
  });
  pact.expects('the start of an advanced signature without a code', endpoints.createPar, {
    given: shared({ quality: 'AES', signers: [{ ...memberSigner, mobile }] }),
    credentials: signer,
    call: { params: { id: requestId, sid }, body: {} },
    refuses: 'error.sign.tan_required',
  });
  pact.expects('the start of a signature of somebody else', endpoints.createPar, {
    given: [asks('redirect'), ...shared(qualified)],
    credentials: signer,
    call: { params: { id: requestId, sid: secondSid }, body: {} },
    refuses: 'error.not_found',
  });
  pact.expects('the start of a signature with a token that is none', endpoints.createPar, {
    given: shared(),
    credentials: { bearer: 'unknown' },
    call: { params: { id: requestId, sid }, body: {} },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('what a redirect brought back', endpoints.redirectSign, {
    given: [asks('redirect'), ...shared(qualified), waits],
    credentials: signer,
    call: redirectCall,
    answers: { status: 200, example: { ...signedQualified.example, signingStatus: 'SIGNED' as const } },
  });
  pact.expects('a redirect after which the person had said no', endpoints.redirectSign, {
    given: [asks('redirect'), ...shared(qualified), waits],
    credentials: signer,
    call: { params: { id: requestId }, body: { params: { error: 'access_denied' } } },
    refuses: 'error.sign.step_declined',
  });
  pact.expects('a redirect with a token that is none', endpoints.redirectSign, {
    given: shared(),
    credentials: { bearer: 'unknown' },
    call: redirectCall,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a visitor’s code of the trust service', endpoints.proceedSwisscomDirectly, {
    given: [asks('otp'), ...guest({ quality: 'QES' }), waitsDirectly],
    credentials: { basic: visit },
    call: proceedWith('123456'),
    answers: signedQualified,
  });
  pact.expects('a visitor’s wrong code of the trust service', endpoints.proceedSwisscomDirectly, {
    given: [asks('otp'), ...guest({ quality: 'QES' }), waitsDirectly],
    credentials: { basic: visit },
    call: proceedWith('000000'),
    refuses: 'error.sign.code_wrong',
  });
  pact.expects('a code of the trust service with a made-up link', endpoints.proceedSwisscomDirectly, {
    given: guest(),
    credentials: { basic: { ...visit, userid: 'made-up' } },
    call: proceedWith('123456'),
    refuses: 'error.auth.credentials_invalid',
  });

  // Codes -----------------------------------------------------------------------------------------------------------------
  pact.expects('the wish for a new code', endpoints.resendTanDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: {},
    answers: { status: 200, example: tanSentExample },
  });
  pact.expects('the wish for a new code right after the last', endpoints.resendTanDirectly, {
    given: [...guest(), sent({ sentSecondsAgo: 5 })],
    credentials: { basic: visit },
    call: {},
    refuses: 'error.sign.tan_resend_too_soon',
  });
  pact.expects('the wish for a new code while locked', endpoints.resendTanDirectly, {
    given: [...guest(), sent({ lockedForSeconds: 600 })],
    credentials: { basic: visit },
    call: {},
    refuses: 'error.sign.tan_locked',
  });
  pact.expects('the wish for a new code with a made-up link', endpoints.resendTanDirectly, {
    given: guest(),
    credentials: { basic: { ...visit, userid: 'made-up' } },
    call: {},
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('a right code', endpoints.checkTanDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: { body: { tan } },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('a wrong code', endpoints.checkTanDirectly, {
    given: [...guest(), sent()],
    credentials: { basic: visit },
    call: { body: { tan: '000000' } },
    refuses: 'error.sign.tan_invalid',
  });
  pact.expects('a code of somebody who has signed in another window', endpoints.checkTanDirectly, {
    given: guest({ signers: [{ ...visitorSigner, status: 'SIGNED' }] }),
    credentials: { basic: visit },
    call: { body: { tan } },
    refuses: 'error.sign.already_signed',
  });
  pact.expects('a code with a made-up link', endpoints.checkTanDirectly, {
    given: guest(),
    credentials: { basic: { ...visit, userid: 'made-up' } },
    call: { body: { tan } },
    refuses: 'error.auth.credentials_invalid',
  });
});
