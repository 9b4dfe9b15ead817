import { validateCertificate as contract } from '@sigillum/api-contracts/machine/validate-certificate.ts';
import { implement } from '../http/implement.ts';
import { checkCertificate } from '../verification/check-file.ts';
import { refuseField } from './read-signer.ts';

const pem = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g;
/** A chain is a few; more is somebody's game. */
const most = 20;

export const validateCertificate = implement(contract, async ({ body }, { now, services }) => {
  const blocks = [...body.content.matchAll(pem)].slice(0, most).map(([, text]) => text!);
  const [first, ...others] = (blocks.length ? blocks : [body.content]).map((text) =>
    Uint8Array.from(Buffer.from(text, 'base64')),
  );
  const report = await checkCertificate(services.verification, [first!, ...others], now);
  if (!report) throw refuseField('content', 'no_certificate');
  const { indication, subIndication, quality, legislation, certificate } = report;
  const valid = indication === 'TOTAL_PASSED';
  return { status: 200, body: { valid, quality, legislation, indication, subIndication, certificate } };
});
