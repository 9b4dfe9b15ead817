import { expect, it } from 'vitest';
import { nameStatement } from './trace-statement.ts';

it.each([
  ['select "id" from "signature_requests" where "title" = $1', 'SELECT', 'signature_requests'],
  [`insert into "mails" ("subject") values ('Lease from "salary"')`, 'INSERT', 'mails'],
  ['update "users" set "email" = $1', 'UPDATE', 'users'],
  ['with "due" as (select 1) select * from "due"', 'WITH', 'due'],
  ['commit', 'COMMIT', undefined],
  [`select 'nora@example.ch'`, 'SELECT', undefined],
  [`explain select from nora`, 'STATEMENT', undefined],
])('a trace says of %s that it is %s %s', (sql, verb, table) => {
  expect(nameStatement(sql)).toEqual({ verb, table });
});
