/** The scripts that this document has asked for, by their address; one that failed is asked for again. */
const scripts = new Map<string, Promise<void>>();

/** Loads a script of another house once. Rejects when it does not come, which an extension or a network may cause. */
export function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      scripts.delete(url);
      script.remove();
      reject(new Error('The script did not load.'));
    });
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}
