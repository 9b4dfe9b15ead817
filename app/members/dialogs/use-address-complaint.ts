import { useIntl } from 'react-intl';
import { membersListMessages as listMessages } from '../list-messages.ts';
import { membersMessages as messages } from '../messages.ts';
import type { EnteredAddress } from './read-addresses.ts';

/** Most addresses of one sending. */
export const mostAddresses = 5000;

/** What is wrong with a list of addresses as a whole, most urgent first; undefined when nothing is. */
export function useAddressComplaint(addresses: readonly EnteredAddress[]): string | undefined {
  const { formatMessage } = useIntl();
  const countProblems = (kind: EnteredAddress['problem']) => addresses.filter(({ problem }) => problem === kind).length;
  if (addresses.length === 0) return formatMessage(messages.emailsMissing);
  if (addresses.length > mostAddresses) return formatMessage(listMessages.tooManyAddresses, { most: mostAddresses });
  if (countProblems('invalid') > 0) return formatMessage(messages.emailsInvalid, { count: countProblems('invalid') });
  if (countProblems('known') > 0) return formatMessage(messages.emailsKnown, { count: countProblems('known') });
  return undefined;
}
