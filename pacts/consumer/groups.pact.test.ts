import { groupExample } from '@sigillum/api-contracts/groups/examples.ts';
import * as endpoints from '@sigillum/api-contracts/groups/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import { anna, business, businessId, ownerId, ownerToken } from '../support/signature-requests.ts';

const { id, name, version_id: versionId, members: named, ...rest } = groupExample;
const members = named!;
const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const belongs: Given = [
  'a person belongs to a business',
  { userId: ownerId, businessId, name: 'Keller Architektur AG', role: 'member' },
];
const group: Given = ['a business has a signer group', { businessId, id, versionId, name, members }];
const narrow: Given = ['a business may have so many signer groups', { businessId, maxGroups: 1, maxParticipants: 1 }];
const bare: Given = ['a business has the plan', { businessId, plan: 'individual' }];
const admin = [...business, group] as const;
const colleague = [...anna, belongs, group] as const;
const params = { id };
const body = { name, members };
const listed = { id, name, version_id: versionId, ...rest };

const whole = shorten(groupExample);

describePact('groups', (pact) => {
  pact.expects('the groups of a business, for a member', endpoints.listGroups, {
    given: colleague,
    credentials: owner,
    call: { query: { search: 'manage', page: 1, size: 25 } },
    answers: {
      status: 200,
      example: {
        groups: [listed],
        total_items: 1,
        count: 1,
        limits: { is_included: true, max_groups: 50, max_participants: 50 },
      },
    },
  });
  pact.expects('groups of nobody’s business', endpoints.listGroups, {
    given: anna,
    credentials: owner,
    call: {},
    refuses: 'error.not_found',
  });
  pact.expects('a group with its members', endpoints.getGroup, {
    given: colleague,
    credentials: owner,
    call: { params, query: { includeMembers: 'true' } },
    answers: { status: 200, example: whole },
  });
  pact.expects('a group with its members and where it is used, for an administrator', endpoints.getGroup, {
    given: admin,
    credentials: owner,
    call: { params, query: { includeMembers: 'true' } },
    answers: { status: 200, example: { ...whole, use: { open_requests: 0, drafts: 0 } } },
  });
  pact.expects('a group that is not there', endpoints.getGroup, {
    given: business,
    credentials: owner,
    call: { params },
    refuses: 'error.not_found',
  });
  pact.expects('a new group', endpoints.createGroup, {
    given: business,
    credentials: owner,
    call: { body },
    answers: { status: 201, example: whole },
  });
  pact.expects('a new group with nobody in it', endpoints.createGroup, {
    given: business,
    credentials: owner,
    call: { body: { name, members: [] } },
    refuses: 'error.validation',
  });
  pact.expects('a new group of a member', endpoints.createGroup, {
    given: colleague,
    credentials: owner,
    call: { body },
    refuses: 'error.group.admins_only',
  });
  pact.expects('a new group of nobody’s business', endpoints.createGroup, {
    given: anna,
    credentials: owner,
    call: { body },
    refuses: 'error.not_found',
  });
  pact.expects('a new group beyond the plan', endpoints.createGroup, {
    given: [...admin, narrow],
    credentials: owner,
    call: { body },
    refuses: 'error.group.too_many',
  });
  pact.expects('a new group in a plan without groups', endpoints.createGroup, {
    given: [...admin, bare],
    credentials: owner,
    call: { body },
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('the groups that there are in a plan without groups', endpoints.listGroups, {
    given: [...admin, bare],
    credentials: owner,
    call: { query: { page: 1, size: 25 } },
    answers: {
      status: 200,
      example: {
        groups: [listed],
        total_items: 1,
        count: 1,
        limits: { is_included: false, max_groups: 50, max_participants: 50 },
      },
    },
  });
  pact.expects('a new group of too many people', endpoints.createGroup, {
    given: [...business, narrow],
    credentials: owner,
    call: { body },
    refuses: 'error.group.too_many_members',
  });
  pact.expects('a change of a group', endpoints.updateGroup, {
    given: admin,
    credentials: owner,
    call: { params, body: { ...body, version_id: versionId } },
    answers: { status: 200, example: whole },
  });
  for (const [what, given, credentials, refuses] of [
    ['that is not there', business, owner, 'error.not_found'],
    ['by a member', colleague, owner, 'error.group.admins_only'],
    ['to too many people', [...admin, narrow], owner, 'error.group.too_many_members'],
  ] as const) {
    pact.expects(`a change of a group ${what}`, endpoints.updateGroup, {
      given,
      credentials,
      call: { params, body },
      refuses,
    });
  }
  pact.expects('a change of a group that was changed meanwhile', endpoints.updateGroup, {
    given: admin,
    credentials: owner,
    call: { params, body: { ...body, version_id: businessId } },
    refuses: 'error.group.changed_meanwhile',
  });

  pact.expects('the end of a group', endpoints.deleteGroup, {
    given: admin,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ok: true } },
  });
  for (const [what, given, refuses] of [
    ['that is not there', business, 'error.not_found'],
    ['by a member', colleague, 'error.group.admins_only'],
  ] as const)
    pact.expects(`the end of a group ${what}`, endpoints.deleteGroup, {
      given,
      credentials: owner,
      call: { params },
      refuses,
    });

  const guarded = [
    ['groups', endpoints.listGroups, {}],
    ['a group', endpoints.getGroup, { params }],
    ['a new group', endpoints.createGroup, { body }],
    ['a change of a group', endpoints.updateGroup, { params, body }],
    ['the end of a group', endpoints.deleteGroup, { params }],
  ] as const;
  for (const [what, endpoint, call] of guarded)
    pact.expects(`${what} without a valid token`, endpoint, {
      given: admin,
      credentials: nobody,
      call,
      refuses: 'error.auth.token_invalid',
    });
});
