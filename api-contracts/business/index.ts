export const businessEndpoints = {};
