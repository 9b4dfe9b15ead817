/** Pages that show the fields of a payment provider. */
export const paymentPages =
  /^\/(?:business\/)?upgrade$|^\/business\/billing\/plan$|^\/profile\/signature-standards\/(?:eidas\/(?:self|video)|zertes\/(?:auto|video))$/;
