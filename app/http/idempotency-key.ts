/** A fresh key for one changing call of the browser and its repetitions. (`crypto.randomUUID` is missing on plain http.) */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
