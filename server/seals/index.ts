import { addSealMembers } from './add-seal-members.ts';
import { deleteSealImage } from './delete-seal-image.ts';
import { getSealImage } from './get-seal-image.ts';
import { getSeal } from './get-seal.ts';
import { listSeals } from './list-seals.ts';
import { putSeal } from './put-seal.ts';
import { removeSealMembers } from './remove-seal-members.ts';
import { uploadSealImage } from './upload-seal-image.ts';

export const sealsHandlers = [
  addSealMembers,
  deleteSealImage,
  getSeal,
  getSealImage,
  listSeals,
  putSeal,
  removeSealMembers,
  uploadSealImage,
];
