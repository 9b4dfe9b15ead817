export { createBusiness } from './create-business.ts';
export { deleteLogo } from './delete-logo.ts';
export { getBusiness } from './get-business.ts';
export { getLogo } from './get-logo.ts';
export { getOwnBusiness } from './get-own-business.ts';
export { getSettings } from './get-settings.ts';
export { updateSettings } from './update-settings.ts';
export { uploadLogo } from './upload-logo.ts';
