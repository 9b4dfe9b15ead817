import {
  identOverviewExample,
  identStateExample,
  knownIdentificationExample,
  noIdentExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { businessId, visit, visited, visitorSigner } from '../support/signature-requests.ts';

const { id } = knownIdentificationExample;
const { sid } = visitorSigner;
const credentials = { basic: visit };
const nobody = { basic: { ...visit, userid: 'another-secret-0000000' } };
const meant = { body: { email: visitorSigner.email } };
const wrong = 'error.auth.credentials_invalid';

const rows = [
  [
    'srs video',
    ways.srsVideo,
    endpoints.getSrsVideoDirectly,
    endpoints.startSrsVideoDirectly,
    endpoints.cancelSrsVideoDirectly,
  ],
  [
    'srs robo',
    ways.srsRobo,
    endpoints.getSrsRoboDirectly,
    endpoints.startSrsRoboDirectly,
    endpoints.cancelSrsRoboDirectly,
  ],
  [
    'intrum video',
    ways.intrumVideo,
    endpoints.getIntrumVideoDirectly,
    endpoints.startIntrumVideoDirectly,
    endpoints.cancelIntrumVideoDirectly,
  ],
  [
    'intrum autoident',
    ways.intrumAutoident,
    endpoints.getIntrumAutoidentDirectly,
    endpoints.startIntrumAutoidentDirectly,
    endpoints.cancelIntrumAutoidentDirectly,
  ],
] as const;

const [oneWay] = identOverviewExample.ways;
const [oneElsewhere] = identOverviewExample.elsewhere;

export const demanding = (needs: object): Given => ['whoever identifies is demanding', needs];

/** What keeps somebody from beginning, whatever the way. */
export const demands = [
  ['where nobody identifies', demanding({ isOffered: false }), 'error.identification.not_offered'],
  ['without a number', demanding({ needs: ['mobile'] }), 'error.identification.mobile_missing'],
] as const;
/** Where whoever identifies costs money, or wants the terms of the trust service accepted. */
export const isPaid = demanding({ isFree: false });
export const asksForTerms = demanding({ needs: ['terms'] });
/** After whatever else is said of whoever identifies: nobody is there any more. */
export const isAway = demanding({ isAway: true });
/** The organisation wants such signatures from people with an account alone. */
export const wantsAccounts: Given = [
  'a business has settled',
  { businessId, settings: { ...usualSettings, mabSettings: { directSign: { enabled: false } } } },
];

/** What the twins of the endpoints answer whoever signs by a link. */
export function expectDirectIdentification(pact: AreaPact): void {
  for (const [name, { legislation, kind }, get, start, cancel] of rows) {
    const needed = visited({ quality: 'QES', legislation });
    const underWay: Given = ['an identification is under way', { id, sid, legislation, kind }];
    const over: Given = ['an identification has succeeded', { id, sid, legislation, kind }];
    pact.expects(`where a visitor’s ${name} stands`, get, {
      given: [...needed, underWay],
      ...{ credentials, call: {} },
      answers: { status: 200, example: identStateExample },
    });
    pact.expects(`where a visitor’s ${name} stands, with a secret that is none`, get, {
      given: needed,
      ...{ credentials: nobody, call: {} },
      refuses: wrong,
    });
    const call = { body: {} };
    pact.expects(`a visitor’s start of ${name}`, start, {
      given: needed,
      ...{ credentials, call },
      answers: { status: 201, example: identStateExample },
    });
    pact.expects(`a visitor’s start of ${name} that is under way`, start, {
      given: [...needed, underWay],
      ...{ credentials, call },
      answers: { status: 200, example: identStateExample },
    });
    for (const [when, given, refuses] of [
      ...demands.map(([words, given, key]) => [words, [...needed, given], key] as const),
      [
        'where nobody pays',
        [...visited({ quality: 'QES', legislation, businessId: undefined }), isPaid],
        'error.identification.not_covered',
      ],
      ['without the terms', [...needed, asksForTerms], 'error.identification.terms_missing'],
      ['where only people with an account sign', [...needed, wantsAccounts], 'error.sign.account_required'],
    ] as const)
      pact.expects(`a visitor’s start of ${name} ${when}`, start, { given, ...{ credentials, call }, refuses });
    pact.expects(`a visitor’s start of ${name} by one who is identified`, start, {
      given: [...needed, over],
      ...{ credentials, call },
      refuses: 'error.identification.already_known',
    });
    pact.expects(`a visitor’s start of ${name} for another request`, start, {
      given: needed,
      ...{ credentials, call: { body: { signatureRequestId: businessId } } },
      refuses: 'error.not_found',
    });
    for (const [when, given, refuses] of [
      ['that the signature does not need', visited({ legislation }), 'error.identification.not_needed'],
      [
        'after the request has ended',
        visited({ quality: 'QES', legislation, status: 'DECLINED' }),
        'error.sr.not_open',
      ],
      [
        'after a withdrawal',
        visited({
          quality: 'QES',
          legislation,
          status: 'WITHDRAWN',
          signers: [{ ...visitorSigner, status: 'WITHDRAWN' }],
        }),
        'error.sr.withdrawn',
      ],
    ] as const)
      pact.expects(`a visitor’s start of ${name} ${when}`, start, { given, ...{ credentials, call }, refuses });
    pact.expects(`a visitor’s start of ${name}, with a secret that is none`, start, {
      given: needed,
      ...{ credentials: nobody, call },
      refuses: wrong,
    });
    pact.expects(`a visitor’s end of ${name}`, cancel, {
      given: [...needed, underWay],
      ...{ credentials, call: meant },
      answers: { status: 200, example: noIdentExample },
    });
    pact.expects(`a visitor’s end of ${name}, which was never started`, cancel, {
      given: needed,
      ...{ credentials, call: meant },
      refuses: 'error.not_found',
    });
    pact.expects(`a visitor’s end of ${name}, which has succeeded`, cancel, {
      given: [...needed, over],
      ...{ credentials, call: meant },
      refuses: 'error.identification.ended',
    });
    pact.expects(`a visitor’s end of ${name} with another address`, cancel, {
      given: [...needed, underWay],
      ...{ credentials, call: { body: { email: 'else@example.it' } } },
      refuses: 'error.identification.email_differs',
    });
    pact.expects(`a visitor’s end of ${name} while nobody answers`, cancel, {
      given: [...needed, underWay, isAway],
      ...{ credentials, call: meant },
      refuses: 'error.unavailable',
    });
    pact.expects(`a visitor’s end of ${name}, with a secret that is none`, cancel, {
      given: needed,
      ...{ credentials: nobody, call: meant },
      refuses: wrong,
    });
  }
  const minimal = visited({ quality: 'AES_MINIMAL', legislation: 'EIDAS' });
  // The vendor keeps what it was told to answer of a case.
  const caseId = '7d0c3b5a-2f41-4e8b-9a6d-5c4b3a291807';
  const austria = { id: caseId, sid, legislation: 'EIDAS', kind: 'id-austria' } as const;
  const { startIdAustriaDirectly: begin, finishIdAustriaDirectly: finish } = endpoints;
  pact.expects('a visitor’s start of ID Austria', begin, {
    given: minimal,
    ...{ credentials, call: { body: {} } },
    answers: { status: 201, example: identStateExample },
  });
  pact.expects('a visitor’s start of ID Austria that is under way', begin, {
    given: [...minimal, ['an identification is under way', austria]],
    ...{ credentials, call: { body: {} } },
    answers: { status: 200, example: identStateExample },
  });
  pact.expects('a visitor’s start of ID Austria for another request', begin, {
    given: minimal,
    ...{ credentials, call: { body: { signatureRequestId: businessId } } },
    refuses: 'error.not_found',
  });
  for (const [when, given, refuses] of [
    ...demands.map(([words, one, key]) => [words, [...minimal, one], key] as const),
    [
      'where nobody pays',
      [...visited({ quality: 'AES_MINIMAL', legislation: 'EIDAS', businessId: undefined }), isPaid],
      'error.identification.not_covered',
    ],
    ['without the terms', [...minimal, asksForTerms], 'error.identification.terms_missing'],
    ['where only people with an account sign', [...minimal, wantsAccounts], 'error.sign.account_required'],
    [
      'by one who is identified',
      [...minimal, ['an identification has succeeded', austria]],
      'error.identification.already_known',
    ],
    ['for another law', visited({ quality: 'AES_MINIMAL' }), 'error.identification.not_needed'],
    [
      'after the request has ended',
      visited({ quality: 'AES_MINIMAL', legislation: 'EIDAS', status: 'DECLINED' }),
      'error.sr.not_open',
    ],
    [
      'after a withdrawal',
      visited({
        ...{ quality: 'AES_MINIMAL', legislation: 'EIDAS', status: 'WITHDRAWN' },
        signers: [{ ...visitorSigner, status: 'WITHDRAWN' }],
      }),
      'error.sr.withdrawn',
    ],
  ] as const)
    pact.expects(`a visitor’s start of ID Austria ${when}`, begin, {
      given: given as readonly [Given, ...Given[]],
      ...{ credentials, call: { body: {} } },
      refuses,
    });
  pact.expects('a visitor’s start of ID Austria, with a secret that is none', begin, {
    given: minimal,
    ...{ credentials: nobody, call: { body: {} } },
    refuses: wrong,
  });
  pact.expects('a visitor’s return from ID Austria', finish, {
    given: [...minimal, ['an identification is answered', austria]],
    ...{ credentials, call: { body: { answer: `state=${caseId}&code=a-code` } } },
    answers: {
      status: 200,
      example: { ...noIdentExample, status: 'success', started_at: identStateExample.started_at },
    },
  });
  pact.expects('a visitor’s return from ID Austria with what belongs to nobody', finish, {
    given: [...minimal, ['an identification is under way', austria]],
    ...{ credentials, call: { body: { answer: 'state=another&code=a-code' } } },
    refuses: 'error.identification.return_unknown',
  });
  pact.expects('a visitor’s return from ID Austria while nobody answers', finish, {
    given: [...minimal, ['an identification is under way', austria], isAway],
    ...{ credentials, call: { body: { answer: `state=${caseId}&code=a-code` } } },
    refuses: 'error.unavailable',
  });
  pact.expects('a visitor’s return from ID Austria, with a secret that is none', finish, {
    given: minimal,
    ...{ credentials: nobody, call: { body: { answer: `state=${caseId}` } } },
    refuses: wrong,
  });
  const needed = visited({ quality: 'QES' });
  const withdrawn = visited({ status: 'WITHDRAWN', signers: [{ ...visitorSigner, status: 'WITHDRAWN' }] });
  expectElsewhereDirectly(pact);
  const payment = { params: { id: requestId } };
  const { getIdentificationOverviewDirectly: overview, getIdentificationPaymentDirectly: pays } = endpoints;
  pact.expects('all ways in which a visitor can be identified', overview, {
    given: needed,
    ...{ credentials, call: {} },
    answers: {
      status: 200,
      example: {
        ways: [{ ...oneWay!, is_supplied: null }],
        id_austria: identOverviewExample.id_austria,
        wallets: [{ ...identOverviewExample.wallets[0]!, is_offered: false }],
        elsewhere: [oneElsewhere!],
        identifications: [],
      },
    },
  });
  pact.expects('all ways in which a visitor can be identified, with a secret that is none', overview, {
    given: needed,
    ...{ credentials: nobody, call: {} },
    refuses: wrong,
  });
  pact.expects('who pays for a visitor’s identification', pays, {
    given: needed,
    ...{ credentials, call: payment },
    answers: { status: 200, example: { covered: true } },
  });
  pact.expects('who pays for a visitor’s identification, for another request', pays, {
    given: needed,
    ...{ credentials, call: { params: { id: businessId } } },
    refuses: 'error.not_found',
  });
  pact.expects('who pays for a visitor’s identification, after a withdrawal', pays, {
    given: withdrawn,
    ...{ credentials, call: payment },
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('who pays for a visitor’s identification, with a secret that is none', pays, {
    given: needed,
    ...{ credentials: nobody, call: payment },
    refuses: wrong,
  });
}

/** What the trust service knows of a visitor from elsewhere. */
function expectElsewhereDirectly(pact: AreaPact): void {
  const ask = endpoints.checkElsewhereDirectly;
  const needed = visited({ quality: 'QES', legislation: 'ZERTES' });
  const call = { body: { legislation: 'ZERTES', kind: 'loc' } } as const;
  const about = (isKnown: boolean): Given => ['somebody may be identified elsewhere', { sid, isKnown }];
  pact.expects('whether a visitor was identified elsewhere', ask, {
    given: [...needed, about(true)],
    ...{ credentials, call },
    answers: {
      status: 200,
      example: { ...noIdentExample, status: 'success', started_at: identStateExample.started_at },
    },
  });
  for (const [when, given, refuses] of [
    ['where nobody can be asked', [...needed, demanding({ isOffered: false })], 'error.identification.not_offered'],
    ['without a number', needed, 'error.identification.mobile_missing'],
    ['while nobody answers', [...needed, isAway, about(false)], 'error.unavailable'],
    ['where only people with an account sign', [...needed, wantsAccounts], 'error.sign.account_required'],
    [
      'of one who is identified',
      [...needed, ['an identification has succeeded', { id, sid, legislation: 'ZERTES', kind: 'video' }]],
      'error.identification.already_known',
    ],
    ['under another law', visited({ quality: 'QES', legislation: 'EIDAS' }), 'error.identification.not_needed'],
    ['after the request has ended', visited({ quality: 'QES', status: 'DECLINED' }), 'error.sr.not_open'],
    [
      'after a withdrawal',
      visited({ quality: 'QES', status: 'WITHDRAWN', signers: [{ ...visitorSigner, status: 'WITHDRAWN' }] }),
      'error.sr.withdrawn',
    ],
  ] as const)
    pact.expects(`whether a visitor was identified elsewhere, ${when}`, ask, {
      given: given as readonly [Given, ...Given[]],
      ...{ credentials, call },
      refuses,
    });
  pact.expects('whether a visitor was identified elsewhere, for another request', ask, {
    given: needed,
    ...{ credentials, call: { body: { ...call.body, signatureRequestId: businessId } } },
    refuses: 'error.not_found',
  });
  pact.expects('whether a visitor was identified elsewhere, with a secret that is none', ask, {
    given: needed,
    ...{ credentials: nobody, call },
    refuses: wrong,
  });
}
