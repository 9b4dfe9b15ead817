import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { programCallbackExample, programEventsExample } from '@sigillum/api-contracts/machine/examples.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { callbackExample, requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { businessId, token } from '../support/api-users.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { programGround, programToken } from '../support/program.ts';

const { username } = apiUserExample;
const credentials = { bearer: programToken };
const params = { version: 'v2', id: requestId } as const;
const event = programEventsExample.events[0]!;
/** A request of the business that the program may write. */
const request: readonly [Given, ...Given[]] = [
  ...programGround,
  [
    'a signature request exists',
    { id: requestId, ownerId: userExample.id, businessId, title: 'Lease', status: 'OPEN' },
  ],
  ['a program may write a request', { username, requestId }],
];
const hearing: Given = ['an API user may hear of everything', { username }];
const sent: Given = [
  'an event of a request was written',
  { businessId, requestId, eventId: event.id, documentId: event.document_id!, at: event.occurred_at },
];

describePact('machine-events', (pact) => {
  pact.expects('the events of a business', endpoints.listProgramEvents, {
    given: [...request, hearing, sent],
    credentials,
    call: { query: { after: 0, limit: 50 } },
    answers: { status: 200, example: programEventsExample },
  });
  pact.expects('events after one that was never told', endpoints.listProgramEvents, {
    given: [...request, hearing],
    credentials,
    call: { query: { after: 4711 } },
    refuses: 'error.validation',
  });
  pact.expects('the events of a business, for a key that is not for this', endpoints.listProgramEvents, {
    given: [...request],
    credentials,
    call: {},
    refuses: 'error.machine.scope_missing',
  });
  pact.expects('the events of a business, by a person', endpoints.listProgramEvents, {
    given: [...request],
    credentials: { bearer: token },
    call: {},
    refuses: 'error.auth.token_invalid',
  });
  for (const [how, endpoint] of [
    ['', endpoints.listProgramCallbacks],
    [', asked by POST', endpoints.findProgramCallbacks],
  ] as const) {
    pact.expects(`the callbacks of a program’s request${how}`, endpoint, {
      given: [
        ...request,
        ['a callback of a request was caused', { requestId, id: callbackExample.id, url: callbackExample.url }],
      ],
      credentials,
      call: { params },
      answers: { status: 200, example: [programCallbackExample] },
    });
    pact.expects(`the callbacks of a request that is not there${how}`, endpoint, {
      given: programGround,
      credentials,
      call: { params },
      refuses: 'error.not_found',
    });
    pact.expects(`the callbacks of a request, by a person${how}`, endpoint, {
      given: request,
      credentials: { bearer: token },
      call: { params },
      refuses: 'error.auth.token_invalid',
    });
  }
});
