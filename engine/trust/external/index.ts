/** Calls to services that are not ours, within limits and only to addresses that may be called. */
export { ExternalError, sendExternally } from './http-client.ts';
