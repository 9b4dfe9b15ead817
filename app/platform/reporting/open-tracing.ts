import { browserTracingIntegration } from '@sentry/browser';

/** Times loads and ways between pages; the calls of a page are told by their path, which the server scrubs. */
export const openTracing = () => browserTracingIntegration({ enableInp: false, enableLongTask: false });
