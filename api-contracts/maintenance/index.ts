export { getNotice } from './get-notice.ts';
