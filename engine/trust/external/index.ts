/** Calls to services that are not ours, within limits and only to addresses that may be called. */
export { ExternalError, sendExternally, type ExternalRequest } from './http-client.ts';
