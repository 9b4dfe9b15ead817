import {
  adminExample,
  directUserExample,
  eidDataExample,
  signatureQualitiesExample,
  userExample,
} from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { expectDeletion } from './user-deletion.ts';
import { expectProfile } from './user-profile.ts';

const {
  accept,
  changePassword,
  checkPassword,
  getSignatureQualitiesDirectly,
  getUserDirectly,
  updateUserDirectly,
  getSignatureQualities,
  getUser,
  login,
  logout,
  register,
  requestConfirmation,
  requestReset,
  resetPassword,
  updateUser,
  validConfirmation,
  validReset,
} = userEndpoints;
const { id, email, firstName, lastName } = userExample;
const password = 'kupfer Wolke 93 Segel';
const token = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';
const bearer = token;
const account: Given = ['a person has an account', { id, email, firstName, lastName, lang: 'de', password }];
const loggedIn: readonly [Given, Given] = [account, ['an access token of an account exists', { userId: id, token }]];
const nobody: Given = ['a person has an account', { id, email: 'somebody.else@example.ch', firstName, lastName }];
const link = (condition: 'fresh' | 'confirmed' | 'used' | 'expired'): Given => [
  'a confirmation link was mailed',
  { email, token, flow: 'business', condition },
];
const registration = { token, firstName, lastName, password, lang: 'de', gtc: true } as const;

const visitor = directUserExample;
const userid = 'Xq2Lk7TnY1sWd5hGf9jUeA';
const basic = { userid, requestId: visitor.signatureRequestId };
const invite = (status: 'OPEN' | 'SIGNED' | 'WITHDRAWN'): readonly [Given, Given] => [
  account,
  [
    'a signature request exists',
    {
      id: visitor.signatureRequestId,
      ownerId: id,
      title: 'Lease',
      status,
      signers: [
        { sid: visitor.id, email: visitor.email, firstName: 'Luca', lastName: 'Rossi', language: 'it', status, userid },
      ],
    },
  ],
];

describePact('user', (pact) => {
  for (const [receives, given] of [
    ['an address without account', nobody],
    ['an address that has an account', account],
  ] as const) {
    pact.expects(`the wish to confirm ${receives}`, requestConfirmation, {
      given: [given],
      call: { body: { email, flow: 'business', lang: 'de' } },
      answers: { status: 200, example: { ok: true } },
    });
  }
  pact.expects('the wish to confirm something that is no address', requestConfirmation, {
    given: [nobody],
    call: { body: { email: 'nora@localhost' } },
    refuses: 'error.validation',
  });

  pact.expects('the confirmation of a mailed link', validConfirmation, {
    given: [link('fresh')],
    call: { body: { token, language: 'fr' } },
    answers: {
      status: 200,
      example: { email, flow: 'business', language: 'fr', token, expiration: '2026-11-22T08:37:13.000Z' },
    },
  });
  for (const condition of ['used', 'expired'] as const) {
    pact.expects(`the confirmation of a link that was ${condition}`, validConfirmation, {
      given: [link(condition)],
      call: { body: { token } },
      refuses: 'error.user.confirmation_invalid',
    });
  }

  pact.expects('a registration with a confirmed link', register, {
    given: [link('confirmed')],
    call: { body: registration },
    answers: { status: 201, example: { id, email, flow: 'business' } },
  });
  pact.expects('a registration with a link that was never opened', register, {
    given: [link('fresh')],
    call: { body: registration },
    refuses: 'error.user.confirmation_invalid',
  });
  pact.expects('a registration with a weak password', register, {
    given: [link('confirmed')],
    call: { body: { ...registration, password: 'passwortpasswort' } },
    refuses: 'error.user.password_weak',
  });
  pact.expects('a registration without acceptance of the terms', register, {
    given: [link('confirmed')],
    call: { body: { ...registration, gtc: false } },
    refuses: 'error.user.terms_not_accepted',
  });

  pact.expects('the check of a strong password', checkPassword, {
    given: [nobody],
    call: { body: { password, email, firstName, lastName } },
    answers: { status: 200, example: { validPassword: true, code: null, strength: 4 } },
  });
  pact.expects('the check of a password that is the person’s own address', checkPassword, {
    given: [nobody],
    call: { body: { password: email, email } },
    answers: { status: 200, example: { validPassword: false, code: 'contains_personal_data', strength: 0 } },
  });

  pact.expects('a login', login, {
    given: [account],
    call: { body: { email, password } },
    answers: { status: 200, example: { token, expiration: '2026-11-22T08:37:13.000Z' } },
  });
  pact.expects('a login with a wrong password', login, {
    given: [account],
    call: { body: { email, password: 'not this one at all' } },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('a login of an address without account', login, {
    given: [nobody],
    call: { body: { email, password } },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('a login after too many failures', login, {
    given: [account, ['logins of an address failed', { email, times: 10 }]],
    call: { body: { email, password } },
    refuses: 'error.user.login_locked',
  });

  const newPassword = 'silber Nebel 41 Anker';
  pact.expects('a change of the password', changePassword, {
    given: loggedIn,
    call: { body: { old: password, new: newPassword } },
    credentials: { bearer },
    answers: { status: 200, example: { ok: true } },
  });
  for (const [receives, body, refuses] of [
    ['with a wrong old one', { old: newPassword, new: newPassword }, 'error.user.password_wrong'],
    ['to the one it is', { old: password, new: password }, 'error.user.password_unchanged'],
    ['to a leaked one', { old: password, new: 'qwerty123456' }, 'error.user.password_weak'],
  ] as const) {
    pact.expects(`a change of the password ${receives}`, changePassword, {
      given: loggedIn,
      call: { body },
      credentials: { bearer },
      refuses,
    });
  }
  pact.expects('a change of the password after too many failures', changePassword, {
    given: [...loggedIn, ['changes of a password failed', { userId: id, times: 5 }]],
    call: { body: { old: password, new: newPassword } },
    credentials: { bearer },
    refuses: 'error.user.password_locked',
  });
  pact.expects('a change of the password by a token that has ended', changePassword, {
    given: [account, ['an access token of an account exists', { userId: id, token, condition: 'revoked' }]],
    call: { body: { old: password, new: newPassword } },
    credentials: { bearer },
    refuses: 'error.auth.token_invalid',
  });

  for (const [receives, given] of [
    ['of an account', account],
    ['of an address without account', nobody],
  ] as const) {
    pact.expects(`the wish for a new password ${receives}`, requestReset, {
      given: [given],
      call: { body: { email, lang: 'de' } },
      answers: { status: 200, example: { ok: true } },
    });
  }
  const reset = (condition: 'fresh' | 'used' | 'expired' | 'replaced'): readonly [Given, Given] => [
    account,
    ['a link for a new password was mailed', { email, token, condition }],
  ];
  pact.expects('the look whether a link may set a new password', validReset, {
    given: reset('fresh'),
    call: { body: { token } },
    answers: { status: 200, example: { email, expiration: '2026-11-21T09:37:13.000Z' } },
  });
  pact.expects('a new password by a mailed link', resetPassword, {
    given: reset('fresh'),
    call: { body: { token, new: newPassword } },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('a weak new password by a mailed link', resetPassword, {
    given: reset('fresh'),
    call: { body: { token, new: 'passwortpasswort' } },
    refuses: 'error.user.password_weak',
  });
  for (const condition of ['used', 'expired', 'replaced'] as const) {
    pact.expects(`the look at a link for a new password that is ${condition}`, validReset, {
      given: reset(condition),
      call: { body: { token } },
      refuses: 'error.user.reset_invalid',
    });
    pact.expects(`a new password by a link that is ${condition}`, resetPassword, {
      given: reset(condition),
      call: { body: { token, new: newPassword } },
      refuses: 'error.user.reset_invalid',
    });
  }

  pact.expects('a logout', logout, {
    given: loggedIn,
    call: {},
    credentials: { bearer },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the account of a person', getUser, {
    given: loggedIn,
    call: { query: { v2: 'true' } },
    credentials: { bearer },
    answers: { status: 200, example: userExample },
  });
  pact.expects('the account of a token that has expired', getUser, {
    given: [account, ['an access token of an account exists', { userId: id, token, condition: 'expired' }]],
    call: {},
    credentials: { bearer },
    refuses: 'error.auth.token_expired',
  });
  pact.expects('a change of name, language and preferences', updateUser, {
    given: loggedIn,
    call: { body: { lastName: 'Frei', lang: 'fr', attributes: { defaultLegislation: 'EIDAS' } } },
    credentials: { bearer },
    answers: {
      status: 200,
      example: {
        ...userExample,
        lastName: 'Frei',
        lang: 'fr',
        attributes: { ...userExample.attributes, lang: 'fr', defaultLegislation: 'EIDAS' },
      },
    },
  });
  pact.expects('an identity document that is written down beforehand', updateUser, {
    given: loggedIn,
    call: { body: { eidData: eidDataExample } },
    credentials: { bearer },
    answers: { status: 200, example: userExample },
  });
  const businessId = adminExample.business!.id;
  const ada: Given = [
    'a person has an account',
    { id: '7d3e1b90-52c4-4f6a-8b1d-0e9f8a7b6c5d', email: 'ada.frei@example.ch', firstName: 'Ada', lastName: 'Frei' },
  ];
  const adasBusiness: Given = [
    'a person belongs to a business',
    { userId: '7d3e1b90-52c4-4f6a-8b1d-0e9f8a7b6c5d', businessId, name: 'Keller Architektur AG', role: 'admin' },
  ];
  const invitation: Given = ['a person is invited to a business', { email, businessId, role: 'member' }];
  const member: User = {
    ...adminExample,
    // A list is matched by the form of its entries: one stands for all.
    roles: ['user'],
    business: { ...adminExample.business!, role: 'member' },
  };
  pact.expects('the account of a person who is invited to a business', getUser, {
    given: [...loggedIn, ada, adasBusiness, invitation],
    call: { query: { v2: 'true' } },
    credentials: { bearer },
    answers: {
      status: 200,
      example: {
        ...userExample,
        businessInvitation: {
          businessId,
          businessName: 'Keller Architektur AG',
          role: 'member',
          invitedBy: { firstName: 'Ada', lastName: 'Frei', email: 'ada.frei@example.ch' },
          invitedAt: '2026-11-21T08:37:13.000Z',
          expiresAt: '2026-12-21T08:37:13.000Z',
        },
        attributes: { ...userExample.attributes, acceptedBusinessInvite: false },
      },
    },
  });
  pact.expects('the acceptance of an invitation to a business', accept, {
    given: [...loggedIn, ada, adasBusiness, invitation],
    call: { body: { business_invite: true } },
    credentials: { bearer },
    answers: { status: 200, example: member },
  });
  pact.expects('the acceptance of the terms of use', accept, {
    given: loggedIn,
    call: { body: { gtc: true } },
    credentials: { bearer },
    answers: { status: 200, example: userExample },
  });
  pact.expects('the acceptance of an invitation that nobody has sent', accept, {
    given: loggedIn,
    call: { body: { business_invite: true } },
    credentials: { bearer },
    refuses: 'error.business.invitation_invalid',
  });
  pact.expects('the acceptance of an invitation by a member of another business', accept, {
    given: [
      ...loggedIn,
      ada,
      adasBusiness,
      invitation,
      [
        'a person belongs to a business',
        { userId: id, businessId: '3e9a4c7d-18b2-4f05-9c6e-7a8b9c0d1e2f', name: 'Frei GmbH', role: 'admin' },
      ],
    ],
    call: { body: { business_invite: true } },
    credentials: { bearer },
    refuses: 'error.business.already_member',
  });
  pact.expects('the acceptance of an invitation where no seat is left', accept, {
    given: [
      ...loggedIn,
      ada,
      adasBusiness,
      ['a business has so many more members', { businessId, count: 24 }],
      invitation,
    ],
    call: { body: { business_invite: true } },
    credentials: { bearer },
    refuses: 'error.business.no_seat',
  });
  pact.expects('a change to an empty name', updateUser, {
    given: loggedIn,
    call: { body: { firstName: ' ' } },
    credentials: { bearer },
    refuses: 'error.validation',
  });
  pact.expects('what a person can sign with', getSignatureQualities, {
    given: loggedIn,
    call: {},
    credentials: { bearer },
    answers: { status: 200, example: signatureQualitiesExample },
  });

  for (const [receives, endpoint, call] of [
    ['a logout', logout, {}],
    ['the account of a person', getUser, {}],
    ['a change of the account', updateUser, { body: {} }],
    ['the acceptance of the terms of use', accept, { body: { gtc: true } }],
    ['what a person can sign with', getSignatureQualities, {}],
  ] as const) {
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [account, ['an access token of an account exists', { userId: id, token, condition: 'revoked' }]],
      call,
      credentials: { bearer },
      refuses: 'error.auth.token_invalid',
    });
  }

  pact.expects('the visitor of a link', getUserDirectly, {
    given: invite('OPEN'),
    call: {},
    credentials: { basic },
    answers: { status: 200, example: visitor },
  });
  pact.expects('a visitor’s change of language', updateUserDirectly, {
    given: invite('OPEN'),
    call: { body: { lang: 'fr', firstName: 'Luca' } },
    credentials: { basic },
    answers: { status: 200, example: { ...visitor, lang: 'fr' } },
  });
  pact.expects('a visitor’s own name, as the visitor states it', updateUserDirectly, {
    given: invite('OPEN'),
    call: { body: { firstName: 'Luigi', lastName: 'Rossi' } },
    credentials: { basic },
    answers: { status: 200, example: { ...visitor, firstName: 'Luigi' } },
  });
  pact.expects('a visitor’s other name than the one that was identified', updateUserDirectly, {
    given: [
      ...invite('OPEN'),
      [
        'an identification has succeeded',
        { id: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4', sid: visitor.id, legislation: 'ZERTES', kind: 'video' },
      ],
    ],
    call: { body: { firstName: 'Luigi', lastName: 'Rossi' } },
    credentials: { basic },
    refuses: 'error.user.field_fixed',
  });
  pact.expects('a change by a visitor who has signed', updateUserDirectly, {
    given: invite('SIGNED'),
    call: { body: { lang: 'fr' } },
    credentials: { basic },
    refuses: 'error.sr.not_open',
  });
  pact.expects('a change by a visitor of a withdrawn request', updateUserDirectly, {
    given: invite('WITHDRAWN'),
    call: { body: { lang: 'fr' } },
    credentials: { basic },
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('what a visitor can sign with', getSignatureQualitiesDirectly, {
    given: invite('OPEN'),
    call: {},
    credentials: { basic },
    answers: { status: 200, example: signatureQualitiesExample },
  });
  for (const [receives, endpoint, call] of [
    ['the visitor of a link', getUserDirectly, {}],
    ['a visitor’s change', updateUserDirectly, { body: { lang: 'fr' } }],
    ['what a visitor can sign with', getSignatureQualitiesDirectly, {}],
  ] as const) {
    pact.expects(`${receives}, with a secret that is none`, endpoint, {
      given: invite('OPEN'),
      call,
      credentials: { basic: { ...basic, userid: 'another-secret-0000000' } },
      refuses: 'error.auth.credentials_invalid',
    });
  }

  expectProfile(pact);
  expectDeletion(pact);
});
