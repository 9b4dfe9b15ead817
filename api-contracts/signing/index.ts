export const signingEndpoints = {};
