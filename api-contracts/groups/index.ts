export { createGroup } from './create-group.ts';
export { deleteGroup } from './delete-group.ts';
export { getGroup } from './get-group.ts';
export { listGroups } from './list-groups.ts';
export { updateGroup } from './update-group.ts';
