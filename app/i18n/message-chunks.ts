import chunks from 'virtual:message-chunks';

/** Where each locale's chunk lies, for a preload in the document's head. Known to the server only, like the nonce. */
export default chunks;
