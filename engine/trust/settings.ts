/** Settings of foreign trust services, apart from the services: who reads settings loads none of them. */
export { IDENT_METHODS, type IdentMethodType } from './on-demand/ident-methods.ts';
export { DEFAULT_SOUGHT_SUBJECT } from './on-demand/ais-requests.ts';
export { safeUrl } from './settings-fields.ts';
export { isLoopbackHost } from './loopback-host.ts';
export { findTrustGaps, readTrustSettings, trustShape, type TrustSettings } from './trust-settings.ts';
