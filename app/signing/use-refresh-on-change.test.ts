import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { expect, it } from 'vitest';
import { decidePause } from './use-refresh-on-change.ts';

it('looks every five seconds while a request is open, and never again in any other state', () => {
  const others = RequestStatus.options.filter((status) => status !== 'OPEN');
  expect(others.length).toBeGreaterThan(3);
  expect(decidePause({ status_overall: 'OPEN' })).toBe(5000);
  for (const status_overall of others)
    expect([status_overall, decidePause({ status_overall })]).toEqual([status_overall, 0]);
});
