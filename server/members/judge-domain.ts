import { domainToASCII } from 'node:url';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { isPublicMailDomain } from './is-public-mail-domain.ts';

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Names that are no organisation's (RFC 2606, RFC 6761, RFC 6762, RFC 8375); test systems need those of RFC 2606. */
const reserved = new Set(['localhost', 'local', 'arpa', 'onion', 'invalid']);

/**
 * What somebody means by a domain: ASCII, lower case, without a dot at the end. What cannot be one organisation's mail domain is
 * answered by the problem that says why.
 */
export function judgeDomain(typed: string): { domain: string } | { problem: ProblemKey } {
  const written = typed.trim().replace(/^@/, '').replace(/\.$/, '');
  if (written.includes('*')) return { problem: 'error.domain.wildcard' };
  // What the parser of URLs would take away (tabs) or read otherwise (numbers, ports) is no domain here.
  const domain = /[\s@:/\\?#%[\]]/.test(written) ? '' : domainToASCII(written);
  const labels = domain.split('.');
  const last = labels.at(-1)!;
  const isSound = labels.length > 1 && domain.length <= 253 && labels.every((part) => label.test(part));
  if (!isSound || last.length < 2 || !/[a-z]/.test(last) || reserved.has(last))
    return { problem: 'error.domain.invalid' };
  return isPublicMailDomain(domain) ? { problem: 'error.domain.public' } : { domain };
}
