export { addSealMembers } from './add-seal-members.ts';
export { deleteSealImage } from './delete-seal-image.ts';
export { getSeal } from './get-seal.ts';
export { getSealImage } from './get-seal-image.ts';
export { listSeals } from './list-seals.ts';
export { putSeal } from './put-seal.ts';
export { removeSealMembers } from './remove-seal-members.ts';
export { uploadSealImage } from './upload-seal-image.ts';
