/** Does something for each, a few at a time: a disk that is asked by several writes more. The first failure ends all. */
export async function severalAtOnce<T>(items: readonly T[], act: (item: T) => Promise<void>, most = 8): Promise<void> {
  const left = items.values();
  let isOver = false;
  const work = async () => {
    for (const item of left) {
      if (isOver) return;
      await act(item).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work));
}
