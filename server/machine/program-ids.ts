/** Ids as programs of the family know them, reversibly: the prefix, and the UUID without hyphens (machine API, section 1). */
const write = (prefix: string) => (id: string) => `${prefix}${id.replaceAll('-', '')}`;

export const writeBusinessId = write('biz-');
export const writeGroupId = write('gr_');
export const writeGroupVersion = write('gv_');
export const writeObserverId = write('ob_');
