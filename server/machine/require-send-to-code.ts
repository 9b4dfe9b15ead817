import type { CallMeta } from '../http/implement.ts';
import { toNetwork } from '../process/client-ip.ts';
import { requireAccessCode } from '../signature-requests/require-access-code.ts';
import type { Services } from '../services.ts';

/** Throws unless the call's header has the code of this send-to. An absent one and a wrong one count alike. */
export const requireSendToCode = (services: Services, id: string, { ip, header }: CallMeta, now: Date): Promise<void> =>
  requireAccessCode(services, id, header('x-accesscode') ?? '', { caller: `place ${toNetwork(ip)}`, ip, now });
