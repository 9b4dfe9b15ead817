import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { readTlsIdentity } from '../http/tls-settings.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, notice, wrong } = makeFindings('tls');

const dayMs = 86_400_000;
/** Who renews by a program does it earlier than this. */
const soonDays = 14;

/** How long the certificate of the port holds, where it speaks TLS itself, and whether it is for the public address. */
export function checkOwnCertificate(
  { tlsFiles, publicUrl }: Pick<Config, 'tlsFiles' | 'publicUrl'>,
  now: Date,
): Finding[] {
  if (!tlsFiles) return [];
  const certificate = new X509Certificate(readTlsIdentity(tlsFiles).cert);
  const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / dayMs);
  const { hostname } = new URL(publicUrl);
  const found: Finding[] = [];
  if (days < 0) found.push(wrong(`The certificate in ${tlsFiles.certificate} has ended. Renew it.`));
  else if (days < soonDays)
    found.push(notice(`The certificate in ${tlsFiles.certificate} ends in ${days} days. Renew it.`));
  if (!isFor(certificate, hostname))
    found.push(wrong(`The certificate in ${tlsFiles.certificate} is not for ${hostname}, the host of PUBLIC_URL.`));
  return found.length ? found : [ok(`The certificate of the port holds for ${days} days.`)];
}

const isFor = (certificate: X509Certificate, hostname: string) =>
  (isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)) !== undefined;
