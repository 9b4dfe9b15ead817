export const userEndpoints = {};
