import { describe, expect, it } from 'vitest';
import { hasClamd, openRealClamd, openScannerTwin } from '../testing/scanner.ts';
import { checkAntivirus } from './check-antivirus.ts';

describe('whoever looks for malware', () => {
  it.runIf(hasClamd())('is sent what clamd has to find, and a file as long as any', async () => {
    const scanner = await openRealClamd();
    const antivirus = { address: scanner.address, acceptsUnseen: false };
    expect(await checkAntivirus({ antivirus })).toMatchObject([{ state: 'ok' }]);
    await scanner.close();
    const [finding] = await checkAntivirus({ antivirus });
    expect(finding).toMatchObject({ state: 'wrong', message: expect.stringContaining('Start clamd') });
  });

  it('is told about where it knows no signatures, and nothing is said where nobody is set up', async () => {
    const scanner = await openScannerTwin();
    const [finding] = await checkAntivirus({ antivirus: { address: scanner.address, acceptsUnseen: true } });
    expect(finding).toMatchObject({ state: 'wrong', message: expect.stringContaining('freshclam') });
    await scanner.close();
    expect(await checkAntivirus({ antivirus: undefined })).toEqual([]);
  });
});
