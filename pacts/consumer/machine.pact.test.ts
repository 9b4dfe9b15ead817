import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { programQualitiesExample } from '@sigillum/api-contracts/machine/examples.ts';
import { getProgramAssurance, getProgramQualities, logInProgram } from '@sigillum/api-contracts/machine/index.ts';
import { account, apiKey, belongs, program, token } from '../support/api-users.ts';
import { describePact } from '../support/describe-pact.ts';
import { expectProgramRequests } from './program-requests.ts';
import { programGround as ground, programToken as issued } from '../support/program.ts';

const { username } = apiUserExample;
const params = { version: 'v2' } as const;
const body = { username, 'api-key': apiKey };

describePact('machine', (pact) => {
  expectProgramRequests(pact);
  pact.expects('the log-in of a program', logInProgram, {
    given: ground,
    call: { params, body },
    answers: { status: 200, example: Buffer.from(issued) },
  });
  pact.expects('the log-in of a program with a wrong key', logInProgram, {
    given: ground,
    call: { params, body: { username, 'api-key': 'wrong' } },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('the log-in of a program that is not there', logInProgram, {
    given: [account],
    call: { params, body },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('the log-in of a program whose business is locked', logInProgram, {
    given: [account, belongs('admin', 'BLOCKED'), program],
    call: { params, body },
    refuses: 'error.machine.business_locked',
  });
  pact.expects('what a program can sign with', getProgramQualities, {
    given: ground,
    call: { params },
    credentials: { bearer: issued },
    answers: { status: 200, example: programQualitiesExample },
  });
  pact.expects('how well nobody of the business is known', getProgramAssurance, {
    given: ground,
    call: { params, body: { mobile_number: '+41 79 123 45 67' } },
    credentials: { bearer: issued },
    answers: { status: 200, example: { assurance_level: 'none' } },
  });
  pact.expects('how well somebody is known, without saying who', getProgramAssurance, {
    given: ground,
    call: { params, body: {} as { mobile_number: string } },
    credentials: { bearer: issued },
    refuses: 'error.validation',
  });
  pact.expects('how well somebody is known, by a program that is gone', getProgramAssurance, {
    given: [account],
    call: { params, body: { mobile_number: '41791234567' } },
    credentials: { bearer: issued },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('what a program can sign with, by the token of a person', getProgramQualities, {
    given: ground,
    call: { params },
    credentials: { bearer: token },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('what a program can sign with, by a program that is gone', getProgramQualities, {
    given: [account],
    call: { params },
    credentials: { bearer: issued },
    refuses: 'error.auth.token_invalid',
  });
});
