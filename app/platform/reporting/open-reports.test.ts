import { describe, expect, it } from 'vitest';
import type { Reporting } from '../../environment.ts';
import { describeReports } from './open-reports.ts';

const reporting: Reporting = {
  ...{ dsn: 'https://key@reports.example.ch/1', environment: 'production', release: 'b1', tracesRate: 0.1 },
  replayRate: undefined,
};

describe('reports of pages', () => {
  it('record four of five pages in which something fails, however few others, and only where recording is on', () => {
    for (const replayRate of [0, 0.01, 1])
      expect(describeReports({ ...reporting, replayRate })).toMatchObject({
        replaysSessionSampleRate: replayRate,
        replaysOnErrorSampleRate: 0.8,
      });
    const off = Object.keys(describeReports(reporting));
    expect(off.filter((name) => name.startsWith('replays'))).toEqual([]);
  });

  it('collect nothing of who it is, what was sent, or which way people took', () => {
    expect(describeReports(reporting)).toMatchObject({
      ...{ tunnel: '/reports', defaultIntegrations: false, maxBreadcrumbs: 0, sendClientReports: false },
      tracePropagationTargets: [],
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    });
  });
});
