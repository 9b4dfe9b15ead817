import * as z from 'zod';

import type { Legislation } from '../settings-fields.ts';
import { escapeValue } from './ais-requests.ts';
import { toStatusError } from './ais-errors.ts';
import { checkAnswer, exchangeJson, type ServiceAccess } from './service-client.ts';

export type RegistrationAuthorityOptions = ServiceAccess & {
  /** Without the path of the interface, such as https://ra.example.org . */
  url: string;
  /** First part of the claimed identity, as for signing. */
  customer: string;
  /** Whose evidence is looked for (RFC 4514), with {name}, {givenNames} and {familyName}. */
  subject: string;
};

const MEDIA_TYPE = 'application/vnd.sc.ras.evidence.v1+json';
/** How a "no" looks is not published: these are about the person who was asked for, all others about us or about them. */
const NO = [400, 404, 409, 422];

const Evidence = z.object({ evidenceId: z.string().regex(/^[\x21-\x7e]{1,200}$/) });

/**
 * The registration authority of the older on-demand service: whether it keeps evidence of who somebody is, whoever has identified them. It
 * begins no identification. Written to the service's published samples, which show every question and of the answers only `evidenceId`.
 */
export function makeRegistrationAuthority(options: RegistrationAuthorityOptions) {
  const address = `${options.url.replace(/\/+$/, '')}/api/evidences/verify`;
  return {
    /** The evidence's id there; undefined unless the answer is a plain yes. Throws TrustError. */
    async findEvidence(sought: {
      legislation: Legislation;
      /** Digits with country code. */
      mobile: string;
      givenNames: string;
      familyName: string;
      /** Of assurance: 4 signs with qualified certificates, 3 with advanced ones. */
      level: 3 | 4;
    }): Promise<string | undefined> {
      const { givenNames, familyName } = sought;
      const values: Record<string, string> = { name: `${givenNames} ${familyName}`.trim(), givenNames, familyName };
      const body = {
        claimedIdentity: options.customer,
        distinguishedName: options.subject.replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
          key in values ? escapeValue(values[key]!) : whole,
        ),
        msisdn: sought.mobile,
        assuranceLevel: String(sought.level),
        jurisdiction: sought.legislation.toLowerCase(),
      };
      const { status, json } = await exchangeJson(options, {
        ...{ url: address, accept: MEDIA_TYPE, body },
        isRepeatable: true,
      });
      if (NO.includes(status)) return undefined;
      if (status !== 200) throw toStatusError(status);
      return checkAnswer(Evidence, json).evidenceId;
    },
  };
}
