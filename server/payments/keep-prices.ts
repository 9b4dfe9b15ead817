import type { KnownPrices } from './payments.ts';

/** Asked again after this time. */
const freshMs = 5 * 60_000;
/** Told for so long while the provider is away, which is asked again a little later. */
const usefulMs = 24 * 3600_000;
const pauseMs = 30_000;

/** Keeps what a provider said of its prices, so that no page waits for it each time; many who ask at once ask once. */
export function keepPrices(
  read: (lookupKeys: readonly string[]) => Promise<KnownPrices>,
  now: () => Date,
): (lookupKeys: readonly string[]) => Promise<KnownPrices> {
  let kept: { keys: string; prices: KnownPrices; at: number; askAt: number } | undefined;
  let asking: { keys: string; answer: Promise<KnownPrices> } | undefined;

  async function ask(lookupKeys: readonly string[], keys: string): Promise<KnownPrices> {
    try {
      const prices = await read(lookupKeys);
      const at = now().getTime();
      kept = { keys, prices, at, askAt: at + freshMs };
      return prices;
    } catch (error) {
      const at = now().getTime();
      if (kept?.keys !== keys || at >= kept.at + usefulMs) throw error;
      kept.askAt = at + pauseMs;
      return kept.prices;
    }
  }
  return (lookupKeys) => {
    const keys = lookupKeys.join(' ');
    if (kept?.keys === keys && now().getTime() < kept.askAt) return Promise.resolve(kept.prices);
    if (asking?.keys === keys) return asking.answer;
    const answer = ask(lookupKeys, keys).finally(() => {
      if (asking?.answer === answer) asking = undefined;
    });
    asking = { keys, answer };
    return answer;
  };
}
