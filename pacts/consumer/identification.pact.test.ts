import {
  identOverviewExample,
  identStateExample,
  knownIdentificationExample,
  noIdentExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { expectChecksInPerson } from './checks-in-person.ts';
import { asksForTerms, demands, expectDirectIdentification, isAway, isPaid } from './direct-identification.ts';
import { expectPayments } from './identification-payments.ts';
import { expectMobileId } from './mobile-id.ts';
import { expectWallets } from './wallet.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import {
  anna,
  ownerId,
  ownerToken,
  request,
  restedAnna,
  stranger,
  strangerToken,
  triedTooOften,
} from '../support/signature-requests.ts';

const { id } = knownIdentificationExample;
const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const email = 'anna.keller@example.ch';
const meant = { body: { email } };

const termsOpen: readonly Given[] = [
  asksForTerms,
  ['an account has not accepted the terms of the trust service', { userId: ownerId }],
];
const oneWay = identOverviewExample.ways[0]!;
const oneElsewhere = identOverviewExample.elsewhere[0]!;

const rows = [
  ['srs video', ways.srsVideo, endpoints.getSrsVideo, endpoints.startSrsVideo, endpoints.cancelSrsVideo],
  ['srs robo', ways.srsRobo, endpoints.getSrsRobo, endpoints.startSrsRobo, endpoints.cancelSrsRobo],
  ['intrum video', ways.intrumVideo, endpoints.getIntrumVideo, endpoints.startIntrumVideo, endpoints.cancelIntrumVideo],
  [
    'intrum autoident',
    ways.intrumAutoident,
    endpoints.getIntrumAutoident,
    endpoints.startIntrumAutoident,
    endpoints.cancelIntrumAutoident,
  ],
] as const;

describePact('identification', (pact) => {
  for (const [name, { legislation, kind }, get, start, cancel] of rows) {
    const underWay: Given = ['an identification is under way', { id, userId: ownerId, legislation, kind }];
    const over: Given = ['an identification has succeeded', { id, userId: ownerId, legislation, kind }];
    pact.expects(`where ${name} stands`, get, {
      given: [...anna, underWay],
      credentials: owner,
      call: {},
      answers: { status: 200, example: identStateExample },
    });
    pact.expects(`where ${name} stands, of nobody`, get, {
      given: anna,
      credentials: nobody,
      call: {},
      refuses: 'error.auth.token_invalid',
    });
    pact.expects(`a start of ${name}`, start, {
      given: anna,
      credentials: owner,
      call: { body: {} },
      answers: { status: 201, example: identStateExample },
    });
    pact.expects(`a start of ${name} that is under way`, start, {
      given: [...anna, underWay],
      credentials: owner,
      call: { body: {} },
      answers: { status: 200, example: identStateExample },
    });
    for (const [when, given, refuses] of [
      ...demands,
      ['where nobody pays', isPaid, 'error.identification.not_covered'],
    ] as const)
      pact.expects(`a start of ${name} ${when}`, start, {
        given: [...anna, given],
        credentials: owner,
        call: { body: {} },
        refuses,
      });
    pact.expects(`a start of ${name} without the terms`, start, {
      given: [...anna, ...termsOpen],
      credentials: owner,
      call: { body: {} },
      refuses: 'error.identification.terms_missing',
    });
    pact.expects(`a start of ${name} of somebody who is identified`, start, {
      given: [...anna, over],
      credentials: owner,
      call: { body: {} },
      refuses: 'error.identification.already_known',
    });
    pact.expects(`a start of ${name} for a request of others`, start, {
      given: [...anna, ...stranger, request({ businessId: undefined })],
      credentials: { bearer: strangerToken },
      call: { body: { signatureRequestId: requestId } },
      refuses: 'error.not_found',
    });
    pact.expects(`a start of ${name} by nobody`, start, {
      given: anna,
      credentials: nobody,
      call: { body: {} },
      refuses: 'error.auth.token_invalid',
    });
    pact.expects(`an end of ${name}`, cancel, {
      given: [...anna, underWay],
      credentials: owner,
      call: meant,
      answers: { status: 200, example: noIdentExample },
    });
    pact.expects(`an end of ${name}, which was never started`, cancel, {
      given: anna,
      credentials: owner,
      call: meant,
      refuses: 'error.not_found',
    });
    pact.expects(`an end of ${name}, which has succeeded`, cancel, {
      given: [...anna, over],
      credentials: owner,
      call: meant,
      refuses: 'error.identification.ended',
    });
    pact.expects(`an end of ${name} with another address`, cancel, {
      given: [...anna, underWay],
      credentials: owner,
      call: { body: { email: 'else@example.ch' } },
      refuses: 'error.identification.email_differs',
    });
    pact.expects(`an end of ${name} while nobody answers`, cancel, {
      given: [...anna, underWay, isAway],
      credentials: owner,
      call: meant,
      refuses: 'error.unavailable',
    });
    pact.expects(`an end of ${name} by nobody`, cancel, {
      given: anna,
      credentials: nobody,
      call: meant,
      refuses: 'error.auth.token_invalid',
    });
  }
  // A case of its own: what its vendor answers stays.
  const austriaId = 'c2a0ad6c-5de3-4d1f-9c3c-0d2f6e0f3a55';
  const austria = { id: austriaId, userId: ownerId, legislation: 'EIDAS', kind: 'id-austria' } as const;
  const austriaUnderWay: Given = ['an identification is under way', austria];
  pact.expects('a start of ID Austria', endpoints.startIdAustria, {
    given: anna,
    credentials: owner,
    call: { body: {} },
    answers: { status: 201, example: identStateExample },
  });
  pact.expects('a start of ID Austria that is under way', endpoints.startIdAustria, {
    given: [...anna, austriaUnderWay],
    credentials: owner,
    call: { body: {} },
    answers: { status: 200, example: identStateExample },
  });
  pact.expects('a start of ID Austria for a request of others', endpoints.startIdAustria, {
    given: [...anna, ...stranger, request({ businessId: undefined })],
    credentials: { bearer: strangerToken },
    call: { body: { signatureRequestId: requestId } },
    refuses: 'error.not_found',
  });
  for (const [when, given, refuses] of [
    ...demands,
    ['where nobody pays', isPaid, 'error.identification.not_covered'],
    [
      'of somebody who is identified',
      ['an identification has succeeded', austria],
      'error.identification.already_known',
    ],
  ] as const)
    pact.expects(`a start of ID Austria ${when}`, endpoints.startIdAustria, {
      given: [...anna, given],
      credentials: owner,
      call: { body: {} },
      refuses,
    });
  pact.expects('a start of ID Austria without the terms', endpoints.startIdAustria, {
    given: [...anna, ...termsOpen],
    credentials: owner,
    call: { body: {} },
    refuses: 'error.identification.terms_missing',
  });
  pact.expects('a start of ID Austria by nobody', endpoints.startIdAustria, {
    given: anna,
    credentials: nobody,
    call: { body: {} },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a return from ID Austria', endpoints.finishIdAustria, {
    given: [...anna, ['an identification is answered', austria]],
    credentials: owner,
    call: { body: { answer: `state=${austriaId}&code=a-code` } },
    answers: {
      status: 200,
      example: { ...noIdentExample, status: 'success', started_at: identStateExample.started_at },
    },
  });
  pact.expects('a return from ID Austria with what belongs to nobody', endpoints.finishIdAustria, {
    given: [...anna, austriaUnderWay],
    credentials: owner,
    call: { body: { answer: 'state=another&code=a-code' } },
    refuses: 'error.identification.return_unknown',
  });
  pact.expects('a return from ID Austria while nobody answers', endpoints.finishIdAustria, {
    given: [...anna, austriaUnderWay, isAway],
    credentials: owner,
    call: { body: { answer: `state=${austriaId}&code=a-code` } },
    refuses: 'error.unavailable',
  });
  pact.expects('a return from ID Austria, of nobody', endpoints.finishIdAustria, {
    given: anna,
    credentials: nobody,
    call: { body: { answer: `state=${austriaId}` } },
    refuses: 'error.auth.token_invalid',
  });
  const place = { body: { legislation: 'ZERTES', kind: 'loc' } } as const;
  const about = (isKnown: boolean): Given => ['somebody may be identified elsewhere', { userId: ownerId, isKnown }];
  pact.expects('whether somebody was identified elsewhere', endpoints.checkElsewhere, {
    given: [...anna, about(true)],
    credentials: owner,
    call: place,
    answers: {
      status: 200,
      example: { ...noIdentExample, status: 'success', started_at: identStateExample.started_at },
    },
  });
  pact.expects('whether somebody was identified elsewhere, of whom nobody knows', endpoints.checkElsewhere, {
    given: [...anna, about(false)],
    credentials: owner,
    call: place,
    answers: { status: 200, example: noIdentExample },
  });
  for (const [when, given, refuses] of [
    [
      'where nobody can be asked',
      [['whoever identifies is demanding', { isOffered: false }]],
      'error.identification.not_offered',
    ],
    ['without a number', [], 'error.identification.mobile_missing'],
    ['while nobody answers', [isAway, about(false)], 'error.unavailable'],
    [
      'of somebody who is identified',
      [['an identification has succeeded', { id, userId: ownerId, legislation: 'ZERTES', kind: 'video' }]],
      'error.identification.already_known',
    ],
  ] as const satisfies readonly (readonly [string, readonly Given[], string])[])
    pact.expects(`whether somebody was identified elsewhere, ${when}`, endpoints.checkElsewhere, {
      given: [...anna, ...given],
      credentials: owner,
      call: place,
      refuses,
    });
  pact.expects('whether somebody was identified elsewhere, for a request of others', endpoints.checkElsewhere, {
    given: [...anna, ...stranger, request({ businessId: undefined })],
    credentials: { bearer: strangerToken },
    call: { body: { ...place.body, signatureRequestId: requestId } },
    refuses: 'error.not_found',
  });
  pact.expects('whether somebody was identified elsewhere, by nobody', endpoints.checkElsewhere, {
    given: anna,
    credentials: nobody,
    call: place,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('all ways to be identified', endpoints.getIdentificationOverview, {
    given: anna,
    credentials: owner,
    call: {},
    answers: {
      status: 200,
      example: {
        ...identOverviewExample,
        ways: [oneWay],
        elsewhere: [oneElsewhere],
        wallets: identOverviewExample.wallets.slice(0, 1),
      },
    },
  });
  pact.expects('all ways to be identified, by nobody', endpoints.getIdentificationOverview, {
    given: anna,
    credentials: nobody,
    call: {},
    refuses: 'error.auth.token_invalid',
  });
  const known: Given = [
    'an identification has succeeded',
    { id, userId: ownerId, legislation: 'EIDAS', kind: 'video' },
  ];
  pact.expects('an end of all identifications', endpoints.giveUpIdentifications, {
    given: [...anna, known],
    credentials: owner,
    call: { body: {} },
    answers: {
      status: 200,
      example: {
        ...identOverviewExample,
        ways: [oneWay],
        elsewhere: [oneElsewhere],
        wallets: identOverviewExample.wallets.slice(0, 1),
      },
    },
  });
  pact.expects('an end of all identifications, of which none counts', endpoints.giveUpIdentifications, {
    given: anna,
    credentials: owner,
    call: { body: {} },
    refuses: 'error.identification.nothing_known',
  });
  pact.expects('an end of all identifications, with a wrong password', endpoints.giveUpIdentifications, {
    given: [...anna, known],
    credentials: owner,
    call: { body: { password: 'Not this one 4711' } },
    refuses: 'error.user.password_wrong',
  });
  pact.expects('an end of all identifications, after too many wrong passwords', endpoints.giveUpIdentifications, {
    given: [...anna, known, triedTooOften],
    credentials: owner,
    call: { body: { password: 'Not this one 4711' } },
    refuses: 'error.user.password_locked',
  });
  pact.expects('an end of all identifications, some hours after the log-in', endpoints.giveUpIdentifications, {
    given: [...restedAnna, known],
    credentials: owner,
    call: { body: {} },
    refuses: 'error.user.login_too_old',
  });
  pact.expects('an end of all identifications, by nobody', endpoints.giveUpIdentifications, {
    given: anna,
    credentials: nobody,
    call: { body: {} },
    refuses: 'error.auth.token_invalid',
  });
  expectPayments(pact);
  expectWallets(pact);
  expectChecksInPerson(pact);
  expectDirectIdentification(pact);
  expectMobileId(pact);
});
