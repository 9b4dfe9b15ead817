import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import * as examples from '@sigillum/api-contracts/operator/examples.ts';
import * as endpoints from '@sigillum/api-contracts/operator/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import * as people from '../support/signature-requests.ts';

const credentials = { bearer: people.ownerToken };
const operator: Given = ['a person runs the installation', { userId: people.ownerId }];
const given: readonly [Given, ...Given[]] = [...people.business, operator];
const { id: jobId } = examples.jobExample;
const { id: noticeId } = examples.operatorNoticeExample;
const notice = { url: null, isBlocking: false, startsAt: null, endsAt: null };
const { id: callId } = examples.callbackExample;
const { id: mailId } = examples.messageExample;
const requestId = examples.requestFactsExample.id;
const params = { id: people.businessId };
const { domain } = examples.organisationLoginExample;
const loginOff: Given = ['the log-in of an organisation was switched off', { domain }];
const switchedOff = { ...examples.organisationLoginExample, switchedOffAt: '2026-11-21T08:37:13.000Z' };

describePact('operator', (pact) => {
  pact.expects('how the installation is', endpoints.getInstallation, {
    ...{ given, call: {}, credentials },
    // Which parts and certificates there are differs between installations.
    answers: { status: 200, example: { ...examples.installationExample, checks: [], daysLeft: [], queues: [] } },
  });
  pact.expects('how the installation is, by somebody who does not run it', endpoints.getInstallation, {
    ...{ given: people.business, call: {}, credentials },
    refuses: 'error.not_found',
  });
  pact.expects('how the installation is, by a login without a second step', endpoints.getInstallation, {
    given: [
      ...people.business,
      ['a person runs the installation and logs in with a password alone', { userId: people.ownerId }],
    ],
    ...{ call: {}, credentials },
    refuses: 'error.operator.two_step_needed',
  });
  pact.expects('the jobs', endpoints.listJobs, {
    given: [...given, ['a job was given up', { id: jobId }]],
    ...{ call: {}, credentials },
    answers: { status: 200, example: { jobs: [examples.jobExample], hasMore: false } },
  });
  pact.expects('another try of a job', endpoints.retryJob, {
    given: [...given, ['a job was given up', { id: jobId }]],
    ...{ call: { params: { id: jobId } }, credentials },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the end of a job', endpoints.cancelJob, {
    given: [...given, ['a job was given up', { id: jobId }]],
    ...{ call: { params: { id: jobId } }, credentials },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the end of a job that others rely on', endpoints.cancelJob, {
    given: [...given, ['a job waits to complete a request', { id: jobId }]],
    ...{ call: { params: { id: jobId } }, credentials },
    refuses: 'error.operator.job_elsewhere',
  });
  pact.expects('the mails', endpoints.listMessages, {
    given: [...given, ['a mail and a text message were sent', { mailId, smsId: callId }]],
    ...{ call: { query: { channel: 'mail' } }, credentials },
    answers: { status: 200, example: { messages: [examples.messageExample], hasMore: false } },
  });
  pact.expects('the text messages', endpoints.listMessages, {
    given: [...given, ['a mail and a text message were sent', { mailId, smsId: callId }]],
    ...{ call: { query: { channel: 'sms' } }, credentials },
    answers: {
      status: 200,
      example: { messages: [{ ...examples.messageExample, to: '41791234567' }], hasMore: false },
    },
  });
  pact.expects('the calls to programs', endpoints.listCallbackTries, {
    given: [
      ...given,
      people.request({ signers: [people.visitorSigner] }),
      ['a call to a program failed', { id: callId, requestId: people.visit.requestId }],
    ],
    ...{ call: {}, credentials },
    answers: { status: 200, example: { callbacks: [examples.callbackExample], hasMore: false } },
  });
  pact.expects('the notices', endpoints.listNotices, {
    given: [...given, ['a maintenance notice was announced', { id: noticeId }]],
    ...{ call: {}, credentials },
    answers: {
      status: 200,
      example: { source: 'table', notices: [{ ...examples.operatorNoticeExample, url: null, endsAt: null }] },
    },
  });
  pact.expects('a new notice', endpoints.announceNotice, {
    ...{ given, call: { body: notice }, credentials },
    answers: { status: 200, example: { ...examples.operatorNoticeExample, url: null, endsAt: null } },
  });
  pact.expects('a new notice that is over', endpoints.announceNotice, {
    ...{ given, call: { body: { ...notice, endsAt: '2020-01-01T00:00:00.000Z' } }, credentials },
    refuses: 'error.operator.notice_past',
  });
  pact.expects('a change of a notice', endpoints.changeNotice, {
    given: [...given, ['a maintenance notice was announced', { id: noticeId }]],
    call: { params: { id: noticeId }, body: { ...notice, endsAt: '2090-01-01T00:00:00.000Z' } },
    credentials,
    answers: { status: 200, example: { ...examples.operatorNoticeExample, url: null } },
  });
  pact.expects('the end of a notice', endpoints.endNotice, {
    given: [...given, ['a maintenance notice was announced', { id: noticeId }]],
    ...{ call: { params: { id: noticeId } }, credentials },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the businesses', endpoints.listBusinesses, {
    ...{ given, call: { query: { search: 'keller' } }, credentials },
    answers: {
      status: 200,
      example: { businesses: [examples.operatorBusinessExample], hasMore: false, plans: ['team'] },
    },
  });
  pact.expects('a lock', endpoints.changePlan, {
    ...{ given, call: { params, body: { change: 'block' } }, credentials },
    answers: { status: 200, example: { ...examples.operatorBusinessExample, paymentMethod: 'BLOCKED' } },
  });
  pact.expects('limits of groups', endpoints.changePlan, {
    ...{ given, call: { params, body: { change: 'groups', maxGroups: 100, maxParticipants: 200 } }, credentials },
    answers: {
      status: 200,
      example: { ...examples.operatorBusinessExample, signerGroups: { maxGroups: 100, maxParticipants: 200 } },
    },
  });
  pact.expects('a plan that there is not', endpoints.changePlan, {
    ...{ given, call: { params, body: { change: 'set', plan: 'golden', seats: null } }, credentials },
    refuses: 'error.operator.plan_unknown',
  });
  pact.expects('the log-ins of organisations', endpoints.listOrganisationLogins, {
    ...{ given: [...given, loginOff], call: { query: {} }, credentials },
    answers: { status: 200, example: { logins: [switchedOff], hasMore: false } },
  });
  pact.expects('an end of the log-in of an organisation', endpoints.switchOrganisationLogin, {
    given: [...given, loginOff],
    ...{ call: { params: { domain }, body: { isOn: false } }, credentials },
    answers: { status: 200, example: switchedOff },
  });
  pact.expects('the log-in of an organisation on again', endpoints.switchOrganisationLogin, {
    given: [...given, loginOff],
    ...{ call: { params: { domain }, body: { isOn: true } }, credentials },
    answers: { status: 200, example: examples.organisationLoginExample },
  });
  pact.expects('an end of a log-in that there is not', endpoints.switchOrganisationLogin, {
    ...{ given, call: { params: { domain }, body: { isOn: false } }, credentials },
    refuses: 'error.not_found',
  });
  pact.expects('a look at a request', endpoints.lookUpRequest, {
    given: [...given, ...people.noemi, people.request({ signers: [people.memberSigner] })],
    ...{ call: { params: { id: people.visit.requestId } }, credentials },
    answers: { status: 200, example: { ...examples.requestFactsExample, events: [] } },
  });
  pact.expects('a look at a request that there is not', endpoints.lookUpRequest, {
    ...{ given, call: { params: { id: requestId } }, credentials },
    refuses: 'error.not_found',
  });
  pact.expects('what operators did', endpoints.listOperatorEvents, {
    given: [...given],
    ...{ call: {}, credentials },
    answers: { status: 200, example: { check: null, unchecked: 0, events: [], hasMore: false } },
  });
  pact.expects('a check of what operators did', endpoints.checkOperatorEvents, {
    ...{ given, call: {}, credentials },
    answers: { status: 200, example: examples.chainCheckExample },
  });
  pact.expects('the settings', endpoints.exportConfiguration, {
    ...{ given, call: {}, credentials },
    answers: { status: 200, example: { settings: {}, warnings: [] } },
  });
  /** None is for somebody whom nobody knows. */
  function expectRefused<E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>): void {
    const refuses = 'error.auth.token_invalid';
    pact.expects(`${receives}, by nobody who is known`, endpoint, {
      ...{ given, call, credentials: { bearer: 'of-nobody' }, refuses },
    });
  }
  const job = { params: { id: jobId } };
  const announced = { params: { id: noticeId } };
  expectRefused('how the installation is', endpoints.getInstallation, {});
  expectRefused('the jobs', endpoints.listJobs, {});
  expectRefused('another try of a job', endpoints.retryJob, job);
  expectRefused('the end of a job', endpoints.cancelJob, job);
  expectRefused('the messages', endpoints.listMessages, {});
  expectRefused('the calls to programs', endpoints.listCallbackTries, {});
  expectRefused('the notices', endpoints.listNotices, {});
  expectRefused('a new notice', endpoints.announceNotice, { body: notice });
  expectRefused('a change of a notice', endpoints.changeNotice, { ...announced, body: notice });
  expectRefused('the end of a notice', endpoints.endNotice, announced);
  expectRefused('the businesses', endpoints.listBusinesses, {});
  expectRefused('a lock', endpoints.changePlan, { params, body: { change: 'block' } });
  expectRefused('the log-ins of organisations', endpoints.listOrganisationLogins, {});
  expectRefused('an end of the log-in of an organisation', endpoints.switchOrganisationLogin, {
    ...{ params: { domain }, body: { isOn: false } },
  });
  expectRefused('a look at a request', endpoints.lookUpRequest, { params: { id: requestId } });
  expectRefused('what operators did', endpoints.listOperatorEvents, {});
  expectRefused('a check of what operators did', endpoints.checkOperatorEvents, {});
  expectRefused('the settings', endpoints.exportConfiguration, {});
});
