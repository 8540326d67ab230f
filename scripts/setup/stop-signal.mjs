/** The wish to stop, from the keyboard, a service manager or a closed terminal, as one signal. */

/** @returns {AbortSignal} fires at the first SIGINT, SIGTERM or SIGHUP of this process */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => controller.abort(new Error(`Stopped by ${name}.`)));
  }
  return controller.signal;
}
