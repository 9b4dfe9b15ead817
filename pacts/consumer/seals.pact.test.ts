import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { sealEventExample, sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import * as sealsEndpoints from '@sigillum/api-contracts/seals/index.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { pngExample } from '../support/files.ts';

const {
  addSealMembers,
  deleteSealImage,
  getSeal,
  getSealImage,
  listSealEvents,
  listSeals,
  putSeal,
  removeSealMembers,
  uploadSealImage,
} = sealsEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const { id: businessId, name: business } = businessExample;
const { name, label, nApi, nMembers, hasImage } = sealExample;
const counts = { nApi, nMembers, hasImage };
const token = 'Hq7sK2vXo9LdRb4TnZ1mWc5jGf8yUe3aPi6kQt0BwNE';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName }];
const live: Given = ['an access token of an account exists', { userId, token }];
const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
const belongs = (role: 'admin' | 'member'): Given => [
  'a person belongs to a business',
  { userId, businessId, name: business, role },
];
const sealed: Given = ['a business has a seal', { businessId, name, label, members: [email], hasImage: true }];
const bare: Given = ['a business has a seal', { businessId, name, label }];
const admin = [account, live, belongs('admin')] as const;
const member = [account, live, belongs('member')] as const;
const params = { id: businessId, name };
const summary = { name, label, ...counts };
const plain = { ...sealExample, members: undefined, apiUsers: undefined };
const image = { body: pngExample as unknown as BodyInit, contentType: 'image/png' };
const acknowledged = { status: 200, example: { ok: true } } as const;

describePact('seals', (pact) => {
  pact.expects('the seals of a business', listSeals, {
    given: [...admin, sealed],
    call: { params: { id: businessId } },
    credentials,
    answers: { status: 200, example: { seals: [summary] } },
  });
  pact.expects('the seals that a member may seal with, of which there are none', listSeals, {
    given: [...member, bare],
    call: { params: { id: businessId } },
    credentials,
    answers: { status: 200, example: { seals: [] } },
  });
  pact.expects('what a seal was used for and who changed it', listSealEvents, {
    given: [
      ...admin,
      bare,
      [
        'a seal was used',
        { userId, businessId, name, requestId: sealEventExample.requestId!, at: sealEventExample.at },
      ],
    ],
    call: { params, query: { page: 1, size: 25 } },
    credentials,
    answers: { status: 200, example: { events: [sealEventExample], total_items: 1 } },
  });
  pact.expects('the trail of a seal, by somebody who may seal with it', listSealEvents, {
    given: [...member, sealed],
    call: { params, query: {} },
    credentials,
    refuses: 'error.seal.admins_only',
  });
  pact.expects('the trail of a seal that is not there', listSealEvents, {
    given: admin,
    call: { params, query: {} },
    credentials,
    refuses: 'error.not_found',
  });
  pact.expects('the trail of a seal, by a token that was revoked', listSealEvents, {
    given: [account, revoked],
    call: { params, query: {} },
    credentials,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the seals of a foreign business', listSeals, {
    given: [account, live],
    call: { params: { id: businessId } },
    credentials,
    refuses: 'error.not_found',
  });

  pact.expects('a seal, asked for by an administrator', getSeal, {
    given: [...admin, sealed],
    call: { params },
    credentials,
    answers: { status: 200, example: sealExample },
  });
  pact.expects('a seal, asked for by a member of it', getSeal, {
    given: [...member, sealed],
    call: { params },
    credentials,
    answers: { status: 200, example: plain },
  });
  pact.expects('a seal that the person may not seal with', getSeal, {
    given: [...member, bare],
    call: { params },
    credentials,
    refuses: 'error.not_found',
  });

  pact.expects('a new seal', putSeal, {
    given: admin,
    call: { params, body: { label } },
    credentials,
    answers: { status: 201, example: { ...plain, nMembers: 0, hasImage: false } },
  });
  pact.expects('another label for a seal', putSeal, {
    given: [...admin, sealed],
    call: { params, body: { label: 'Keller, all contracts' } },
    credentials,
    answers: { status: 200, example: { ...sealExample, label: 'Keller, all contracts' } },
  });
  pact.expects('a seal without a label', putSeal, {
    given: admin,
    call: { params, body: { label: ' ' } },
    credentials,
    refuses: 'error.validation',
  });
  pact.expects('a new seal, by somebody who is no administrator', putSeal, {
    given: member,
    call: { params, body: { label } },
    credentials,
    refuses: 'error.seal.admins_only',
  });

  pact.expects('a new seal in a plan without seals', putSeal, {
    given: [...admin, ['a business has the plan', { businessId, plan: 'team' }]],
    call: { params, body: { label } },
    credentials,
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('another label for a seal in a plan without seals', putSeal, {
    given: [...admin, sealed, ['a business has the plan', { businessId, plan: 'team' }]],
    call: { params, body: { label: 'Keller, all contracts' } },
    credentials,
    answers: { status: 200, example: { ...sealExample, label: 'Keller, all contracts' } },
  });
  pact.expects('a seal for a business that has as many as it may', putSeal, {
    given: [...admin, ['a business has many seals', { businessId, count: 50 }]],
    call: { params, body: { label } },
    credentials,
    refuses: 'error.seal.too_many',
  });

  pact.expects('the image of a seal', getSealImage, {
    given: [...member, sealed],
    call: { params },
    credentials,
    answers: { status: 200, example: pngExample },
  });
  pact.expects('the image of a seal without one', getSealImage, {
    given: [...admin, bare],
    call: { params },
    credentials,
    refuses: 'error.not_found',
  });
  pact.expects('an image for a seal', uploadSealImage, {
    given: [...admin, bare],
    call: { params, ...image },
    credentials,
    answers: acknowledged,
  });
  pact.expects('an image for a seal that is cut off', uploadSealImage, {
    given: [...admin, bare],
    call: { params, body: pngExample.subarray(0, 40) as unknown as BodyInit, contentType: 'image/png' },
    credentials,
    refuses: 'error.seal.image_unreadable',
  });
  pact.expects('the end of a seal’s image', deleteSealImage, {
    given: [...admin, sealed],
    call: { params },
    credentials,
    answers: acknowledged,
  });

  pact.expects('a member for a seal', addSealMembers, {
    given: [...admin, bare],
    call: { params, body: { members: [email] } },
    credentials,
    answers: { status: 200, example: { ...sealExample, hasImage: false } },
  });
  pact.expects('a member for a seal who does not belong to the business', addSealMembers, {
    given: [...admin, bare],
    call: { params, body: { members: ['nobody@example.ch'] } },
    credentials,
    refuses: 'error.seal.member_unknown',
  });
  pact.expects('one member less for a seal', removeSealMembers, {
    given: [...admin, sealed],
    call: { params, body: { members: [email] } },
    credentials,
    answers: { status: 200, example: { ...plain, nMembers: 0 } },
  });

  const refusesRevoked = <E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>) =>
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [account, revoked],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  const members = { params, body: { members: [email] } };
  refusesRevoked('the seals of a business', listSeals, { params: { id: businessId } });
  refusesRevoked('a seal', getSeal, { params });
  refusesRevoked('a label for a seal', putSeal, { params, body: { label } });
  refusesRevoked('the image of a seal', getSealImage, { params });
  refusesRevoked('an image for a seal', uploadSealImage, { params, ...image });
  refusesRevoked('the end of a seal’s image', deleteSealImage, { params });
  refusesRevoked('a member for a seal', addSealMembers, members);
  refusesRevoked('one member less for a seal', removeSealMembers, members);

  const refusesOthers = <E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>) => {
    pact.expects(`${receives}, by somebody who may only seal with it`, endpoint, {
      given: [...member, sealed],
      call,
      credentials,
      refuses: 'error.seal.admins_only',
    });
    pact.expects(`${receives} that is not there`, endpoint, {
      given: admin,
      call,
      credentials,
      refuses: 'error.not_found',
    });
  };
  refusesOthers('an image for a seal', uploadSealImage, { params, ...image });
  refusesOthers('the end of the image of a seal', deleteSealImage, { params });
  refusesOthers('a member for a seal', addSealMembers, members);
  refusesOthers('one member less for a seal', removeSealMembers, members);
  pact.expects('a seal for a foreign business', putSeal, {
    given: [account, live],
    call: { params, body: { label } },
    credentials,
    refuses: 'error.not_found',
  });
});
