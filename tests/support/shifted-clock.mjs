// Loaded before a server (NODE_OPTIONS=--import): its machine's clock is wrong by CLOCK_SHIFT_HOURS.
const shift = Number(process.env.CLOCK_SHIFT_HOURS ?? 0) * 3_600_000;
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...parts) {
    if (parts.length) super(...parts);
    else super(RightDate.now() + shift);
  }

  static now() {
    return RightDate.now() + shift;
  }

  // Node itself makes dates of the right kind (those of certificates, say): they are dates, too.
  static [Symbol.hasInstance](value) {
    return value instanceof RightDate;
  }
};
