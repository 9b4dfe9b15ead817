/** Stands for the person's own signature where a seal may be chosen. No seal has such a name: they begin with a letter or a digit. */
export const inPerson = '-';
