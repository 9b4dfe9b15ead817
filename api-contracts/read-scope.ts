import type { ApiScope } from './business/api-user.ts';
import type { Endpoint } from './endpoint.ts';

/** What the key of a program must be for to ask this. */
export const readScope = ({ method, scope = method === 'GET' ? 'read' : 'send' }: Endpoint): ApiScope => scope;
