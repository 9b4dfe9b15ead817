export const documentsEndpoints = {};
