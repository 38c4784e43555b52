/**
 * Resolves with the first request to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the
 * process that started us. Later requests are ignored, because stopping is under way.
 */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(signal));
    process.on('disconnect', () => resolve('disconnect'));
    process.channel?.unref();
  });
}
