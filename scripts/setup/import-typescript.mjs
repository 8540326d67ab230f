/** Loads a TypeScript module into a command that began before the tools for it were installed. */

let isRegistered = false;

/** @param {URL} url */
export async function importTypeScript(url) {
  if (!isRegistered) {
    const { register } = await import('tsx/esm/api');
    register();
    isRegistered = true;
  }
  return import(url.href);
}
