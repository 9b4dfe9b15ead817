import { deputiesExample, invitationExample, memberExample } from '@sigillum/api-contracts/members/examples.ts';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { expectDomains } from './domains.ts';
import { anna, business, businessId, noemi, ownerId, ownerToken, signerId } from '../support/signature-requests.ts';

const { id: inviteId, email } = invitationExample;
const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const belongs = (userId: string, role: 'admin' | 'member'): Given => [
  'a person belongs to a business',
  { userId, businessId, name: 'Keller Architektur AG', role },
];
const invitation: Given = ['a business has an open invitation', { id: inviteId, businessId, email }];
const crowd: Given = ['a business has so many more members', { businessId, count: 24 }];
const colleague: Given = ['a person joins a business', { userId: signerId, businessId, role: 'member' }];
const otherAdmin: Given = ['a person joins a business', { userId: signerId, businessId, role: 'admin' }];
const member = [...anna, belongs(ownerId, 'member')] as const;
const both = [...business, ...noemi, colleague] as const;
const invited = [...business, invitation] as const;
const params = { id: businessId };
const one = { params: { id: businessId, inviteId } };
const them = { params, body: { user_ids: [signerId] } };
const himself = { params, body: { user_ids: [ownerId] } };
const people = { params, body: { users: [{ email }] } };
const absence = { email: 'noemi.frei@example.ch', from: '2099-11-30', until: '2099-12-04' };
const seats = { total: 25, used: 1, held: 1, free: 23 };
const page = { total_pages: 1, total_items: 1, current_page: 1, size: 25 };

describePact('members', (pact) => {
  pact.expects('the administrators of a business', endpoints.listAdmins, {
    given: business,
    credentials: owner,
    call: { params },
    answers: {
      status: 200,
      example: {
        admins: [
          { id: ownerId, email: 'anna.keller@example.ch', firstName: 'Anna', lastName: 'Keller', role: 'admin' },
        ],
      },
    },
  });
  pact.expects('the members of a business', endpoints.listMembers, {
    given: [...both, invitation],
    credentials: owner,
    call: { params, query: { role: 'member', search: 'noe', page: 1, size: 25 } },
    answers: {
      status: 200,
      example: {
        ...page,
        members: [{ ...memberExample, userId: signerId, hasTwoStep: false, openRequests: 0 }],
        counts: { active: 2, admins: 1, invited: 1, removed: 0 },
        seats: { ...seats, used: 2, free: 22 },
      },
    },
  });
  pact.expects('an invitation to a business', endpoints.addMembers, {
    given: business,
    credentials: owner,
    call: { params, body: { users: [{ email, role: 'admin' }] } },
    answers: {
      status: 200,
      example: {
        results: [{ email, result: 'INVITED' }],
        seats,
      },
    },
  });
  pact.expects('an invitation of nobody', endpoints.addMembers, {
    given: business,
    credentials: owner,
    call: { params, body: { users: [] } },
    refuses: 'error.validation',
  });
  pact.expects('another administrator', endpoints.changeToAdmins, {
    given: both,
    credentials: owner,
    call: them,
    answers: { status: 200, example: { user_ids: [signerId] } },
  });
  pact.expects('the end of somebody’s administration', endpoints.changeToMembers, {
    given: [...business, ...noemi, otherAdmin],
    credentials: owner,
    call: them,
    answers: { status: 200, example: { user_ids: [signerId] } },
  });
  pact.expects('the end of the last administration', endpoints.changeToMembers, {
    given: business,
    credentials: owner,
    call: himself,
    refuses: 'error.business.last_admin',
  });
  pact.expects('the removal of a member', endpoints.removeMembers, {
    given: both,
    credentials: owner,
    call: them,
    answers: { status: 200, example: { user_ids: [signerId] } },
  });
  pact.expects('the removal of oneself', endpoints.removeMembers, {
    given: both,
    credentials: owner,
    call: himself,
    refuses: 'error.business.own_removal',
  });
  pact.expects('the invitations to a business', endpoints.listInvitations, {
    given: invited,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { invitedMembers: [invitationExample], total_items: 1 } },
  });
  pact.expects('the end of an invitation', endpoints.cancelInvitation, {
    given: invited,
    credentials: owner,
    call: one,
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('an invitation again', endpoints.resendInvitation, {
    given: invited,
    credentials: owner,
    call: one,
    answers: { status: 200, example: invitationExample },
  });
  pact.expects('an invitation again, without a seat for it', endpoints.resendInvitation, {
    given: [...business, crowd, ['a business has an open invitation', { id: inviteId, businessId, email, days: 31 }]],
    credentials: owner,
    call: one,
    refuses: 'error.business.no_seat',
  });
  pact.expects('what leaving a business means', endpoints.getLeave, {
    given: member,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { openRequests: 0, isLastAdmin: false } },
  });
  pact.expects('a deputy during an absence', endpoints.nameDeputy, {
    given: both,
    credentials: owner,
    call: { params, body: absence },
    answers: { status: 200, example: deputiesExample },
  });
  pact.expects('a deputy of somewhere else', endpoints.nameDeputy, {
    given: business,
    credentials: owner,
    call: { params, body: absence },
    refuses: 'error.sr.not_a_colleague',
  });
  pact.expects('a deputy for days that are over', endpoints.nameDeputy, {
    given: both,
    credentials: owner,
    call: { params, body: { ...absence, from: '2020-01-01', until: '2020-01-02' } },
    refuses: 'error.business.deputy_period',
  });
  pact.expects('deputies where there are none', endpoints.getDeputy, {
    given: business,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { deputy: null, standsInFor: [] } },
  });
  pact.expects('the end of a deputy', endpoints.endDeputy, {
    given: business,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('leaving a business', endpoints.leaveBusiness, {
    given: member,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('leaving a business as its only administrator', endpoints.leaveBusiness, {
    given: business,
    credentials: owner,
    call: { params },
    refuses: 'error.business.last_admin',
  });

  for (const [what, endpoint] of [
    ['the end of an invitation', endpoints.cancelInvitation],
    ['an invitation again', endpoints.resendInvitation],
  ] as const)
    pact.expects(`${what} that is not there`, endpoint, {
      given: business,
      credentials: owner,
      call: one,
      refuses: 'error.not_found',
    });

  const shown = [
    ['the members', endpoints.listMembers, { params }],
    ['the invitations', endpoints.listInvitations, { params }],
  ] as const;
  const managed = [
    ['an invitation', endpoints.addMembers, people],
    ['another administrator', endpoints.changeToAdmins, them],
    ['the end of an administration', endpoints.changeToMembers, them],
    ['a removal', endpoints.removeMembers, them],
    ['the end of an invitation', endpoints.cancelInvitation, one],
    ['an invitation again', endpoints.resendInvitation, one],
  ] as const;
  const own = [
    ['the administrators', endpoints.listAdmins, { params }],
    ['what leaving means', endpoints.getLeave, { params }],
    ['leaving', endpoints.leaveBusiness, { params }],
    ['deputies', endpoints.getDeputy, { params }],
    ['a deputy', endpoints.nameDeputy, { params, body: absence }],
    ['the end of a deputy', endpoints.endDeputy, { params }],
  ] as const;
  for (const [what, endpoint, call] of [...shown, ...managed])
    pact.expects(`${what}, asked for by a member`, endpoint, {
      given: member,
      credentials: owner,
      call,
      refuses: 'error.business.admins_only',
    });
  for (const [what, endpoint, call] of [...shown, ...managed, ...own]) {
    pact.expects(`${what} of nobody’s business`, endpoint, {
      given: anna,
      credentials: owner,
      call,
      refuses: 'error.not_found',
    });
    pact.expects(`${what} without a valid token`, endpoint, {
      given: business,
      credentials: nobody,
      call,
      refuses: 'error.auth.token_invalid',
    });
  }

  expectDomains(pact);
});
