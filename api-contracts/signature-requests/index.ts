export const signatureRequestsEndpoints = {};
