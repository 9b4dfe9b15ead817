import { datetimeExample } from '@sigillum/api-contracts/platform/examples.ts';
import { getDatetime } from '@sigillum/api-contracts/platform/get-datetime.ts';
import { describePact } from '../support/describe-pact.ts';

describePact('platform', (pact) => {
  pact.expects('a question for the time', getDatetime, {
    given: [['the clock stands at an instant', { instant: datetimeExample.datetime }]],
    call: {},
    answers: { status: 200, example: datetimeExample },
  });
});
