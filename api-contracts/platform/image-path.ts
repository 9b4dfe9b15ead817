/** Where pictures are transformed. By itself, for pages that need no more of the contract. */
export const imagePath = '/v1/image-transformation';
