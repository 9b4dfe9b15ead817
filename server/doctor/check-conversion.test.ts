import { expect, it } from 'vitest';
import { openGotenberg } from '../testing/gotenberg.ts';
import { checkConversion } from './check-conversion.ts';

const folders = { dataDir: '/nowhere/data', cacheDir: '/nowhere/cache' };

it('says nothing where no PDFs are made, and tries it where they are', async () => {
  expect(await checkConversion({ conversion: undefined, ...folders })).toEqual([]);
  const gotenberg = await openGotenberg();
  const conversion = { by: 'gotenberg', url: gotenberg.url, credentials: undefined } as const;
  const check = async () => (await checkConversion({ conversion, ...folders }))[0];
  expect(await check()).toMatchObject({ state: 'ok' });
  // A real one would read it: the form is whole and the file a document.
  expect(gotenberg.received[0]!.bytes.toString('latin1')).toContain('word/document.xml');
  gotenberg.state.faults = ['no pdf'];
  expect((await check())?.message).toContain('something else');
  await gotenberg.close();
  expect((await check())?.message).toContain('Gotenberg');
});

it('says what LibreOffice lacks', async () => {
  const conversion = { by: 'libreoffice', soffice: '/nowhere/soffice' } as const;
  const [finding] = await checkConversion({ conversion, ...folders });
  expect(finding?.message).toContain('There is no /nowhere/soffice');
});
