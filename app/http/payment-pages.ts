/** Pages that show the fields of a payment provider. */
export const paymentPages = /^\/(?:business\/)?upgrade$|^\/business\/billing\/plan$/;
