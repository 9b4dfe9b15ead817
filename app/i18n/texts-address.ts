import address from 'virtual:texts-address';

/** Where the browser finds the texts of each screen. Known to the server only, like the nonce. */
export default address;
