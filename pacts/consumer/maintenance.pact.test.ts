import { noticeExample } from '@sigillum/api-contracts/maintenance/examples.ts';
import { getNotice } from '@sigillum/api-contracts/maintenance/get-notice.ts';
import { describePact } from '../support/describe-pact.ts';

describePact('maintenance', (pact) => {
  pact.expects('a look for a maintenance notice', getNotice, {
    given: [['a maintenance notice is active', noticeExample]],
    call: {},
    answers: { status: 200, example: { notice: noticeExample } },
  });
});
