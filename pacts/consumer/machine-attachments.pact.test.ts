import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { noReminders } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { businessId, token } from '../support/api-users.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { programGround, programToken } from '../support/program.ts';

const { username } = apiUserExample;
const aid = '6b1f0d2e-8c4a-4d3b-9f7e-2a1b3c4d5e6f';
const content = Buffer.from('Annex').toString('base64');
/** Of no kind that is read from bytes. */
const bare = Buffer.from([0, 1, 2, 3, 254, 255]);
const credentials = { bearer: programToken };
const params = { version: 'v2', id: requestId } as const;
const one = { ...params, aid };

/** A request that the program may write. */
const ground: readonly [Given, ...Given[]] = [
  ...programGround,
  [
    'a signature request exists',
    {
      ...{ id: requestId, ownerId: userExample.id, businessId, title: 'Lease', status: 'OPEN' },
      documents: [
        {
          id: 'd1c2b3a4-5f6e-4d7c-8b9a-0a1b2c3d4e5f',
          versionId: 'b7a6c5d4-e3f2-4011-9a8b-7c6d5e4f3a2b',
          title: 'Lease',
          pageCount: 1,
        },
      ],
      attachments: [{ id: aid, filename: 'annex.txt', content: bare.toString('base64') }],
    },
  ],
  ['a program may write a request', { username, requestId }],
];
const add = (fields: object = {}) => ({
  given: ground,
  credentials,
  call: { params, body: { filename: 'plan.txt', content, ...fields } },
});

describePact('machine-attachments', (pact) => {
  pact.expects('an attachment of a program', endpoints.addProgramAttachment, {
    ...add(),
    answers: {
      status: 200,
      example: {
        ...{ id: requestId, title: 'Lease', quality: 'SES', legislation: 'ZERTES' },
        signing_url: `https://sign.example.ch/view/${requestId}`,
        ...{ status_overall: 'OPEN', signatures: [], attach_on_success: [], reminders: noReminders },
        attachments: [{ attachment_id: aid, filename: 'annex.txt' }],
        ...{ owner: 'anna.keller@example.ch', read_access: [username], write_access: [username] },
        ...{ created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z' },
      },
    },
  });
  pact.expects('an attachment of a kind that is not taken', endpoints.addProgramAttachment, {
    ...add({ content: Buffer.from('MZ\0\0').toString('base64') }),
    refuses: 'file.attachment.unsupported',
  });
  pact.expects('an attachment that is not base64', endpoints.addProgramAttachment, {
    ...add({ content: '%%%' }),
    refuses: 'file.upload.not_base64',
  });
  pact.expects('an attachment of a request that is not there', endpoints.addProgramAttachment, {
    ...add(),
    given: programGround,
    refuses: 'error.not_found',
  });
  pact.expects('an attachment, by a person', endpoints.addProgramAttachment, {
    ...add(),
    credentials: { bearer: token },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the file of an attachment of a program', endpoints.downloadProgramAttachment, {
    given: ground,
    credentials,
    call: { params: one },
    answers: { status: 200, example: bare },
  });
  pact.expects('the removal of an attachment of a program', endpoints.deleteProgramAttachment, {
    given: ground,
    credentials,
    call: { params: one },
    answers: { status: 204 },
  });
  for (const [what, endpoint] of [
    ['the file', endpoints.downloadProgramAttachment],
    ['the removal', endpoints.deleteProgramAttachment],
  ] as const) {
    pact.expects(`${what} of an attachment that is not there`, endpoint, {
      given: ground,
      credentials,
      call: { params: { ...params, aid: requestId } },
      refuses: 'error.not_found',
    });
    pact.expects(`${what} of an attachment, by a person`, endpoint, {
      given: ground,
      credentials: { bearer: token },
      call: { params: one },
      refuses: 'error.auth.token_invalid',
    });
  }
});
